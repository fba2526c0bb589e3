/** The languages, each as it calls itself: a new one is a line here and its files of texts. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'cs', name: 'Čeština' },
  { code: 'pl', name: 'Polski' },
  { code: 'de', name: 'Deutsch' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

/** The first of the wanted languages that we speak. */
export function spoken(wanted: readonly string[]): Language {
  const codes = wanted.map((lang) => lang.slice(0, 2).toLowerCase())
  const [known = LANGUAGES[0]] = codes.flatMap((code) => LANGUAGES.find((one) => one.code === code) ?? [])
  return known.code
}
