/** Days since something was due, by the name of the age that it has come to. */
export const AGES = {
  days_30: { label: 'Up to 30 days', from: -100_000, to: 30 },
  days_60: { label: '31 to 60', from: 31, to: 60 },
  days_90: { label: '61 to 90', from: 61, to: 90 },
  older: { label: 'Older', from: 91, to: 100_000 },
} as const;
export type Age = keyof typeof AGES;
export const AGE_NAMES = Object.keys(AGES) as Age[];
