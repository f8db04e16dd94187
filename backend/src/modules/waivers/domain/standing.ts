import { DateTime } from 'luxon';

/** So long before a waiver ends it may be signed anew. */
export const RENEWAL_DAYS = 30;

/** What a rider has of a barn's own waiver. Days are `YYYY-MM-DD` of the barn. */
export interface Signed {
  waiverId: string;
  textVersion: number;
  /** The last day on which it is good; null: for ever. */
  expiresOn: string | null;
}

/** `outdated`: the barn asks everybody to sign a later text. `ends_soon` is good still, and may be renewed. */
export const STANDINGS = ['missing', 'outdated', 'expired', 'ends_soon', 'valid'] as const;
export type Standing = (typeof STANDINGS)[number];

export const isGood = (standing: Standing) => standing === 'valid' || standing === 'ends_soon';

/** By the lowest version that is good enough. */
export function standingOf(signed: Signed | null, enough: number, today: string): Standing {
  if (!signed) return 'missing';
  if (signed.textVersion < enough) return 'outdated';
  const { expiresOn } = signed;
  if (expiresOn === null) return 'valid';
  if (expiresOn < today) return 'expired';
  return expiresOn <= later(today, { days: RENEWAL_DAYS }) ? 'ends_soon' : 'valid';
}

/** The local date of the barn. B12 */
export const dayIn = (timeZone: string, now: Date) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** The last day of what is signed on a day: 31 January and a month is the last of February. */
export const expiryOf = (day: string, validMonths: number | null) =>
  validMonths === null ? null : later(day, { months: validMonths });

const later = (day: string, by: { days: number } | { months: number }) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus(by).toFormat('yyyy-MM-dd');
