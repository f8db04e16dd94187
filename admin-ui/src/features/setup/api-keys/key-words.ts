import type { ApiKey, ApiScope } from '@/data/requests/api-keys';
import { timeIn, todayIn } from '@/data/time/day';
import { dayAndTime, dayAndYear } from '@/data/time/words';
import { momentIn } from '../imports/moment';

/** What a key reads, by the names of its scopes. */
export const scopeWords = ({ scopes: held }: ApiKey, scopes: readonly ApiScope[]): string =>
  scopes
    .filter(({ id }) => held.some((one) => one === id))
    .map(({ title }) => title)
    .join(' · ');

/** When a program used it last, to the hour. */
export const lastUsedWords = (at: string | null, zone: string, now = new Date()): string => {
  if (!at) return 'Not used yet';
  const used = new Date(at);
  const day = todayIn(zone, used);
  const time = timeIn(zone, used);
  return day === todayIn(zone, now) ? `Last used today, ${time}` : `Last used ${dayAndTime(day, time)}`;
};

export const madeWords = ({ made_by, created_at }: ApiKey, zone: string): string =>
  `Made by ${made_by ?? 'somebody who left'}, ${momentIn(zone, created_at)}`;

/** Until when it is good, or since when it is not. */
export const endWords = ({ state, ends_on, revoked_at }: ApiKey, zone: string): string | null => {
  if (revoked_at) return `Revoked ${momentIn(zone, revoked_at)}`;
  if (!ends_on) return null;
  return state === 'ended' ? `Ended after ${dayAndYear(ends_on)}` : `Good until ${dayAndYear(ends_on)}`;
};
