import type { Located } from '../../../people/contracts.js';

const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** By their English names in small letters, as the address of an account may name them. */
const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).flatMap((code) => {
    const name = english.of(code);
    return name ? [[name.toLowerCase(), code] as const] : [];
  }),
);

/** The two letters of where an account lives, the barn's own where its address names no country; undefined where it is not known. */
export function countryCode({ country, barnCountry }: Located['located']): string | undefined {
  if (!country?.trim()) return barnCountry;
  const named = country.trim();
  const letters = named.toUpperCase();
  return [...CODES.values()].includes(letters) ? letters : CODES.get(named.toLowerCase());
}
