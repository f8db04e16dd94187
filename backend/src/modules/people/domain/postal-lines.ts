import { countryCode } from './country-code.js';

/** Where somebody lives; null where it is unknown. */
export interface Address {
  readonly street: string | null;
  readonly line2: string | null;
  readonly postcode: string | null;
  readonly town: string | null;
  readonly region: string | null;
  /** Its English name or its two letters; null where it is the barn's. */
  readonly country: string | null;
}

/** Where letters name the town and the region before the postal code; elsewhere the postal code comes first. */
const TOWN_FIRST: readonly string[] = ['AU', 'CA', 'GB', 'GG', 'IE', 'IM', 'IN', 'JE', 'NZ', 'SG', 'US', 'ZA'];

/** As the post of its country reads it, the country last, where it is another one than the barn's. Nothing where nothing is known. */
export function postalLines(
  { street, line2, postcode, town, region, country }: Address,
  barnCountry: string,
): string[] {
  const abroad = country && countryCode(country) !== countryCode(barnCountry) ? country : null;
  const isTownFirst = TOWN_FIRST.includes(countryCode(abroad ?? barnCountry) ?? '');
  const place = isTownFirst ? [together(town, region, postcode)] : [together(postcode, town), region];
  const lines = [street, line2, ...place].filter((line): line is string => Boolean(line));
  return abroad && lines.length > 0 ? [...lines, abroad.toUpperCase()] : lines;
}

const together = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
