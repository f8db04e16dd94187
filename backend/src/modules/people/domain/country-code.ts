const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Today's letters: "UK" is GB, and what a country was once is what it became. */
const todays = (letters: string) => new Intl.Locale(`und-${letters}`).region ?? letters;

const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
const NAMES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).flatMap((code) => {
  const name = todays(code) === code ? english.of(code) : undefined;
  return name ? [[name.toLowerCase(), code] as const] : [];
});
const BY_NAME = new Map(NAMES);
const CODES = new Set(NAMES.map(([, code]) => code));

/** The two letters of a country that is called by its English name or by its letters; undefined where none is called so. */
export function countryCode(called: string): string | undefined {
  const named = called.trim();
  const code = /^[a-z]{2}$/i.test(named) ? todays(named.toUpperCase()) : undefined;
  return code && CODES.has(code) ? code : BY_NAME.get(named.toLowerCase());
}
