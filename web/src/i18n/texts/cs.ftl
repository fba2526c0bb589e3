# Slova klienta v prohlížeči.

## Všude

home = Asterism, na úvod
skip = Přeskočit na obsah
loading = Okamžik…
close = Zavřít
retry = Zkusit hned znovu
reload = Načíst znovu
try-again = Zkusit znovu
lost = Tady nic není
lost-help = Odkaz je možná starý, nebo v něm chybí písmeno.
later-help = Server se možná právě spouští znovu, nebo je toto zařízení bez připojení. Zkus to za chvíli.
no-words = Texty této hry se nepodařilo načíst.
to-lobby = Na úvod
to-table = Ke stolu
learn = Jak se hraje
rules = Pravidla
rules-whole = Všechna pravidla s čísly
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Všechna tato slova pohromadě nikde nejsou.
    [one] 1 nalezené místo
    [few] { $count } nalezená místa
   *[other] { $count } nalezených míst
}
rules-chapters = Kapitoly
rules-reading = náš výklad toho, co pravidla nechávají otevřené
rules-departure = tady se od tištěných pravidel odchylujeme
rule = Pravidlo { $number }
you = Ty
your-name = Tvoje jméno
player = Hráč { $number }
players = Hráči
players-count = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
players-range = { $high ->
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
}
somebody = Někdo
your-turn = Jsi na tahu
level-easy = lehký
level-medium = střední
level-hard = těžký
level-expert = mistr

## Úvod

lobby-title = Co si dnes večer zahrajeme?
lobby-about = { $count ->
    [one] Hned proti botům, nebo s přáteli přes odkaz. Bez registrace.
    [few] { $count } hry pod jednou oblohou: hned proti botům, nebo s přáteli přes odkaz. Bez registrace.
   *[other] { $count } her pod jednou oblohou: hned proti botům, nebo s přáteli přes odkaz. Bez registrace.
}
games = Hry
solo-too = i pro jednoho
play-bots = Hrát hned proti botům
bots-count = Boti
alone = sólo
play-alone = Hrát hned bez soupeřů
play-friends = S přáteli přes odkaz
your-name-help = Jak ti mají ostatní říkat?
bot-level = Jak silní mají být boti?
upload = Přehrát uloženou hru
join = Vstoupit
join-label = Kód stolu nebo odkaz
join-wrong = To není kód stolu ani odkaz na něj.
lobby-mine = Tvoje stoly
lobby-mine-none = Zatím nesedíš u žádného stolu. Vyber si hru výše.
lobby-waiting = { $count ->
    [0] { "" }
    [one] 1 čeká na tebe
    [few] { $count } čekají na tebe
   *[other] { $count } čeká na tebe
}
lobby-finished = Dohrané hry
lobby-all = Ukázat všech { $count }
lobby-more = Ukázat další (zbývá { $count })
lobby-open = Volné stoly
lobby-open-none = Teď nikdo nehledá spoluhráče.
lobby-looking = { $count ->
    [0] { "" }
    [one] 1 hledá hráče
    [few] { $count } hledají hráče
   *[other] { $count } hledá hráče
}
lobby-running = Hry ke sledování
your-turn-short = jsi na tahu
waits-for-players = čeká na hráče
plays-now = na tahu: { $who }
continue = Pokračovat
sit = Přisednout
watch = Sledovat
look = Prohlédnout
result-alone = body: { $points }
result-nobody = nikdo nevyhrál
result-mine = výhra je tvoje
result-won = výhra: { $who }

## Nový stůl

new-table = Nový stůl
new-players = Kolik vás bude hrát?
who-me = Já, u této obrazovky
who-open = Přítel přes odkaz
who-bot = Bot, { $level }
name-of = Jméno hráče { $number }
new-open-help = Dostaneš odkaz pro přátele. Hra začne, jakmile budou všechna místa obsazená.
new-hotseat-help = Hrajete u jedné obrazovky a střídáte se. Hra začne hned.
new-now-help = Hra začne hned.
new-begins = Kdo začíná?
begins-order = První v pořadí
begins-chance = Rozhodne los
seat-earlier = Posunout hráče { $number } o místo dopředu
seats-by-chance = o místech rozhodne na začátku los
new-options = Pravidla této hry
as-usual = jako obvykle
new-table-rules = U tohoto stolu
new-confirm = Ptát se před koncem tahu
new-confirm-help = Dokud tah neukončíš, můžeš ho vzít zpět.
new-public = Ukázat na úvodní stránce
new-public-help = Přisednout si může i někdo cizí. Jinak stůl najde jen ten, kdo má odkaz.
new-clock = Hodiny
new-clock-help = Když čas vyprší, rozhodne bot.
clock-none = bez hodin
clock-move = { $time } na tah
clock-turn = { $time } na tah
clock-turn-waited = { $time } na tah, vždy do konce
clock-own = jiný čas na tah
clock-own-seconds = Sekund na tah
clock-wait-out = Čekat do konce času
clock-wait-out-help = Všichni vyčkají do konce času každého tahu, i když je hráč hotov dřív.
clock-game = { $time } na hru, { $added } s navíc za tah
start = Začít hru
open-and-invite = Otevřít stůl
open-table = Otevřít stůl

## Čekárna

waiting-title = { $count ->
    [one] Ještě jedno místo je volné
    [few] Ještě { $count } místa jsou volná
   *[other] Ještě { $count } míst je volných
}
waiting-help = Hra začne, jakmile budou všichni sedět.
waiting-invited = Pozvánka ke stolu
waiting-sit = Vyber si místo; registrace není potřeba.
seat-free = volné místo
seats-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
sit-here = Sednout si sem
sit-too = Hrát i za toto místo
stand-up = Vstát od stolu
host-remove = Odebrat
host-mute = Umlčet
host-unmute = Nechat mluvit
host-mute-all = Umlčet všechny diváky
host-unmute-all = Nechat diváky mluvit
call-others = Pozvi ostatní
link = Odkaz na tento stůl
copy = Kopírovat
copied = Zkopírováno
qr-alt = Odkaz jako QR kód
qr-help = Nebo na něj namiř fotoaparát telefonu.
link-here-only = Tato adresa funguje jen na tomto počítači. Spusť server příkazem „asterism serve --lan“ a přijít mohou i ostatní ve tvé síti.
link-far = Vzdálení přátelé potřebují adresu, na kterou se dostane celý internet: ať server běží na stroji, který takovou má, nebo ať na tenhle vede tunel. Pak ho spusť s proměnnou ASTERISM_ADDRESS nastavenou na tu adresu, třeba https://hry.example.org, a tenhle odkaz bude vycházet z ní. Jak na to i s HTTPS, říká docs/serving.md.
link-works = Tenhle odkaz vede na { $address }. Přijít může každý, kdo se na tu adresu dostane: doma všichni ve stejné síti, vzdálení přátelé jen tehdy, vidí-li ji celý internet. Když ji nevidí, nastav ASTERISM_ADDRESS na adresu, kterou vidí; jak, říká docs/serving.md.

## U stolu

board = Herní plán
side = Hráči, možnosti a průběh hry
parts = Části stolu
tab-board = Plán
tab-offers = Možnosti
tab-story = Průběh
result = Výsledek
drawer = Hráči, možnosti a průběh hry
table-menu = Tento stůl
as-text = Plán jako text
first-player = začínající hráč
seat-acts = na tahu
seat-confirms = končí tah
seat-bot = bot, { $level }
seat-gone = pryč od stolu
seat-away = není u stolu
seat-resigned = vzdáno
look-as = Dívat se odsud
take-back-seat = Vzít si místo zpět
takeover = Ať hraje bot
takeover-wished = { $count ->
    [one] Přání zapsáno, ostatní musí souhlasit
    [few] Přejí si to { $count }, ostatní musí souhlasit
   *[other] Přeje si to { $count }, ostatní musí souhlasit
}
you-may = Můžeš
choices = { $count ->
    [one] 1 možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
more-choices = { $count ->
    [one] Ještě jedna možnost
    [few] Ještě { $count } možnosti
   *[other] Ještě { $count } možností
}
fewer-choices = Ukázat méně
choose = Vyber
chosen = Vybráno
done = splněno
legend = Co znamenají tvary
nothing = nic
so-many = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
do-it = Provést
end-turn = Ukončit tah
confirm-help = Ukonči tah, nebo ho vezmi zpět.
not-your-turn = Nejsi na tahu.
you-watch = Sleduješ hru.
waits-for = Čeká se na: { $who }
undo = Vzít zpět
hint = Rada
hint-thinking = Přemýšlí…
advice = Bot by udělal tohle.
talk = Průběh hry a chat
story = Průběh hry
chat = Chat
chat-label = Napiš něco
chat-none = Zatím nikdo nic neřekl.
send = Poslat
last-turn = Poslední tah
since = Od tvého posledního tahu
since-seen = Rozumím
public = kdokoli se může dívat i přisednout
public-full = kdokoli se může dívat
private = jen s odkazem
table-confirms = tahy se potvrzují
keys = Klávesy
keys-number = vybrat ze seznamu
keys-arrows = přejít na další svítící díl
keys-enter = provést vybrané
keys-escape = zrušit výběr
keys-undo = vzít zpět
keys-hint = požádat o radu
keys-help = tento seznam
resign = Vzdát se
ask-resign = Opravdu hru vzdáváš? Vyhrají ostatní, nebo za tebe dohraje bot.
ask-resign-for = { $who }: opravdu hru vzdát? Vyhrají ostatní, nebo dohraje bot.
yes-resign = Ano, vzdávám
leave = Odejít
ask-leave = Odejít od stolu? Ostatní za tebe mohou nechat hrát bota. Můžeš se vrátit.
yes-leave = Ano, odcházím
play-on = Hrát dál
lost-line = Spojení se přerušilo. Snažíme se ho obnovit.
closed-line = Spojení skončilo.
other-rules = Tento stůl se hrál podle jiné verze pravidel: můžeš se dívat, ale ne hrát dál.
no-view = Tato verze pravidel už plán neumí ukázat.
curtain = Na tahu je { $who }
curtain-looks = Teď se dívá { $who }
curtain-help = Ostatní se prosím nedívají.
curtain-here = Jsem tady

## Konec a znovu

resigned = { $who } se vzdává.
rematch = Hrát znovu
rematch-open = K další hře
replay = Záznam
download-log = Uložit záznam
replay-step = Krok { $step } z { $count }
replay-start = Hra začíná.
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-run = Přehrávat
replay-speed = Rychlost
replay-slider = Krok
replay-eyes = Čí pohled
spectator = Divák

## Nastavení

settings = Nastavení
settings-look = Vzhled
settings-language = Jazyk
settings-theme = Barvy
theme-night = Noc
theme-day = Den
theme-glow = Záře
theme-system = Podle zařízení
settings-motion = Animace
settings-motion-help = Bez animací jsou kameny hned na svém místě.
settings-speed = Jak rychle se ukazují tahy ostatních
speed-slow = pomalu
speed-usual = běžně
speed-quick = rychle
settings-text = Plány jako text
settings-text-help = Tabulky a tlačítka místo kresleného plánu: pro čtečky obrazovky, pro velmi malé displeje a pro každého, kdo raději čte.
settings-sound = Zvuky a zprávy
settings-sound-on = Tiché zvuky
settings-volume = Hlasitost
settings-notify = Upozornit, když jsem na tahu
settings-notify-help = Prohlížeč ti dá vědět, i když se díváš jinam.
settings-notify-refused = Prohlížeč to nedovoluje; změníš to v jeho nastavení pro tuto stránku.
settings-name = Tvoje jméno

## Co se nepovedlo

error-failed = To se nepovedlo. Zkus to prosím znovu.
error-offline = Server teď není dostupný.
error-stale = Na stole se mezitím něco změnilo; vyber prosím znovu.
error-too-fast = To bylo moc rychle. Chvilku prosím počkej.
error-too-long = To je příliš dlouhé.
error-no-undo = Není co vzít zpět: o ničem ještě nebylo rozhodnuto, nebo se potom ukázalo něco nového.
error-log = Tento soubor není uložená hra.
error-bad-log = Tuto uloženou hru nelze přehrát.
error-bad-table = Tato pravidla a tento počet hráčů se k sobě nehodí.
error-taken = Tam už sedí někdo jiný.
error-busy = Okamžik, ještě odpovídáme na tvou poslední otázku.
error-over = Hra už skončila.
error-not-your-turn = Nejsi na tahu.
error-unconfirmed = Jiný hráč ještě neukončil tah.
error-time-up = Tvůj čas vypršel.
error-bot-plays = Hraje za tebe bot: nejdřív si vezmi místo zpět.
error-not-gone = Tento hráč je zase u stolu.
error-not-stored = Nepodařilo se to uložit, takže se nic nezměnilo. Zkus to prosím znovu.
error-wrong-host = Server se pod touto adresou nezná. Použij prosím tu, kterou ukazuje.
error-bad-path = Tato adresa obsahuje znaky, které nejsou vidět.
error-banned = Správci tohoto serveru ti sem zakázali přístup.
error-muted = Tady psát nemůžeš.
error-too-many-here = Z tvé adresy se na tento stůl dívá už dost lidí. Až někdo odejde, spojení se naváže samo.
error-too-many-shows = Her jen mezi boty už běží dost. Počkej prosím, až některá skončí.
error-too-many-tables = Příliš mnoho stolů od tebe nebo z tvé adresy čeká na hráče nebo není dohráno. Nejdřív některé opusť, dohraj nebo vzdej.
error-too-much-stored = Od tebe nebo z tvé adresy už bylo nahráno příliš mnoho her. Po několika dnech se smažou; tuhle nahraj potom.
error-too-much-played = Hry u stolů od tebe nebo z tvé adresy zabírají všechno místo, které pro ně je. Nejdřív některé dohraj nebo vzdej, nebo to zkus za několik dní znovu.
error-too-long-played = Tahle hra je už příliš dlouhá na to, aby se dala uložit. Jde jen vzdát.
error-too-busy = Server má teď moc práce. Zkus to prosím později.
error-too-slow = Trvalo to moc dlouho. Zkus to prosím znovu.
error-head-too-large = { error-malformed }
error-not-host = To může jen ten, kdo stůl otevřel.
error-running = Hra už začala.
error-nobody-else = Nikdo jiný tam nesedí.
error-too-large = Tento soubor je příliš velký.
error-name = Ve jménu musí být něco, co se dá přečíst.
error-invalid = Něco tu chybí, nebo to tak nejde použít.
error-malformed = Server tomu nerozuměl. Načti prosím stránku znovu.
error-no-length = { error-malformed }
error-foreign-origin = Tato stránka patří k jiné adrese. Otevři prosím přímo adresu serveru.
error-for-operators = To smí vidět jen ten, kdo server provozuje.
error-unwell = Server se teď nedostane ke svým datům.
error-nothing-to-say = Tady zprávy nikdo nečte.
error-no-table = Takový stůl tu není.
error-no-game = Takovou hru tento server nemá.
error-no-texts = Texty této hry se nenašly.
error-no-book = Pravidla této hry se nenašla.
error-no-link = Tento stůl nemá adresu pro ostatní.
error-no-seat = Takové místo u tohoto stolu není.
error-no-level = Tak silní boti tu nejsou.
error-no-step = Takový krok tato hra nemá.
error-no-confirm = Není jaký tah ukončit.
error-not-started = Hra ještě nezačala.
error-not-running = Hra teď neběží.
error-not-over = Hra ještě běží.
error-not-seated = U tohoto stolu nesedíš.
error-not-your-seat = Toto místo není tvoje.
error-not-yours-to-wish = To si mohou přát jen ostatní hráči.
error-spectator = Jen se díváš: u stolu nesedíš.
error-other-rules = { other-rules }
