import type { Horse } from '@/data/requests/horse';

const texts = ['horse_name', 'height', 'color', 'gender', 'tack', 'desc'] as const;

/** As the form has them: an input that is emptied holds null. */
export type HorseValues = Record<(typeof texts)[number], string | null> & { readonly age: number | null };

export const valuesOf = (horse: Horse): HorseValues => ({
  ...(Object.fromEntries(texts.map((name) => [name, horse[name] ?? ''])) as Record<(typeof texts)[number], string>),
  age: horse.age,
});

/** Only what differs is sent, so that what somebody else has written in another field stays. */
export const differing = (before: HorseValues, now: HorseValues) => ({
  ...Object.fromEntries(
    texts.filter((name) => (before[name] ?? '') !== (now[name] ?? '')).map((name) => [name, now[name] ?? '']),
  ),
  ...(before.age !== now.age && { age: now.age }),
});
