# Slova společná všem hrám. Tvar (atribut) dostane okolní zpráva jako $name-form.

## Lidé a výčty

seat = Hráč { $number }
named-bot = { $name } ({ $bot })
level-easy = lehký
level-medium = střední
level-hard = těžký
level-expert = mistr
list = { $first }, { $next }
list-last = { $first } a { $next }
list-long = { $first }; { $next }
list-long-last = { $first }; { $next }

## Proč něco není v nabídce

why-offered = To máš v nabídce: můžeš to udělat.
why-unknown = Žádná akce této hry se tak nejmenuje.
why-over = Hra už skončila.
why-not-your-turn = Teď nejsi na tahu.
why-house = Tohle dělá jen dům, nikdy hráč.
why-other-rules = Tahle hra se hrála podle jiných pravidel: dá se jen prohlížet.

## Konec

end = Konec hry
end-wins = Vítězí { $who }.
end-share = O vítězství se dělí { $who }.
end-nobody = Nevyhrává nikdo.
end-player = Hráč
end-points = Body
seed = Semínko náhody: { $seed }
commitment = Otisk semínka: { $hash }

## V terminálu

players = U stolu: { $who }
turn = { $who }: jsi na tahu
story = Co se stalo
story-start = Začíná nová hra.
story-load = Hra pokračuje ze záznamu.
offers = Můžeš
more = { $count ->
    [one] Zbývá ještě { $count } možnost: její číslo je na desce a příkaz all ji vypíše celou větou.
    [few] Zbývají ještě { $count } možnosti: jejich čísla jsou na desce a příkaz all je vypíše celými větami.
   *[other] Zbývá ještě { $count } možností: jejich čísla jsou na desce a příkaz all je vypíše celými větami.
}
prompt = Tvá volba (? napoví)
thinking = { $who } přemýšlí…
compiling = Překládám pravidla, pro tuto verzi jen jednou…
curtain = Teď je na tahu { $who }. Ostatní se nedívají. Stiskni Enter.
confirm = Enterem tah ukončíš, u ho vezme zpět.
preview = Kdybys to udělal(a)
preview-luck = Dál rozhodne náhoda nebo tajemství.
preview-ask = Napiš číslo nabídky, třeba: p 2
undone = Vzato zpět: { $what }
time-up = { $who }: čas vypršel, rozhoduje bot.
undo-no = Není co vzít zpět: ještě jsi o ničem nerozhodl(a), nebo pak přišla náhoda, tajemství či jiný hráč. S --confirm se hra před koncem tahu zeptá.
saved = Uloženo do souboru { $file }
save-no = Do souboru { $file } se nepodařilo uložit: { $error }
save-ask = Uložit hru před odchodem? Napiš název souboru, nebo jen Enter a odejdeš.
save-end = Uložit záznam této hry? Napiš název souboru, nebo jen Enter a odejdeš.
save-file = Napiš název souboru, nebo jen Enter a odejdeš.
save-over = Soubor { $file } už existuje a není to záznam hry: zvol jiný název.
save-name = Napiš název souboru, třeba: s game.json
number-no = Nabídka { $number } není; vyber 1 až { $last }.
input-no = „{ $text }“ není číslo, příkaz ani akce této hry; ? ukáže, co jde napsat.
why-ask = Napiš akci, třeba: why { $example }
rules-none = Tato hra nemá knihu pravidel.
rules-not-found = „{ $text }“ v žádném pravidle není.
rules-how = r 2 přečte kapitolu, r 2.1 jednu větu, r a slovo najde všechny, kde je.
language-no = Jazyk „{ $lang }“ tu není; jsou tu: { $all }
languages = Jazyky: { $all }; třeba: l de
left = Hra zůstává nedohraná.
help-number = provede nabídku s tímto číslem
help-action = provede akci zapsanou jejím textem
help-preview = co by přinesla nabídka 2, aniž ji provedeš
help-why = proč akce není v nabídce
help-undo = vezme zpět tvé poslední rozhodnutí (spustíš-li hru s --confirm, zeptá se před koncem tahu)
help-board = ukáže znovu celou desku
help-all = vypíše všechny nabídky větami
help-rules = pravidla: kapitoly, jedna z nich, jedna věta, nebo všechny s nějakým slovem
help-language = změní jazyk
help-save = uloží záznam hry
help-help = tato nápověda
help-quit = odejde ze hry

## Procházení záznamu

replay-start = Začátek
replay-rules = Hráno podle pravidel { $rules }, zobrazeno podle pravidel { $now }: hru lze prohlížet, ne v ní pokračovat.
replay-stopped = Podle nynějších pravidel ji lze sledovat po tah { $moves } z { $count }.
replay-move = Tah { $number } z { $count }
replay-prompt = Enter nebo n: další, p: předchozí, číslo: skok, q: konec
replay-no = Napiš n, p, q nebo číslo od 0 do { $last }.
replay-last = To byl poslední tah.

## Přehled her

games-title = Hry
games-game = Hra
games-seats = Hráči
games-options = Volby
games-between = { $low } až { $high }
games-none = žádné

## Co si myslí bot

bot-blind = { $count ->
    [one] Na výběr není.
    [few] Náhodou jedna ze { $count } možností.
   *[other] Náhodou jedna z { $count } možností.
}
bot-because = { $solo ->
    [1] Očekávaný výsledek: { $worth }; druhá nejlepší možnost: { $other_worth } – „{ $other }“
   *[0] Naděje na výhru: { $worth } ze 100; druhá nejlepší možnost: { $other_worth } – „{ $other }“
}
hint = Rada
help-hint = poradí se s botem
