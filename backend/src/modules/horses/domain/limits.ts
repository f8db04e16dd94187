/** Longest texts and the years of birth, for whoever takes a horse in: forms and imports alike. */
export const HORSE_LIMITS = { name: 100, height: 50, color: 100, gender: 50, markings: 5000, tack: 200 } as const;
export const HORSE_YEARS = { first: 1950, last: 2050 } as const;
