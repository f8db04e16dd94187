/** Rates are fractions of five decimals; the driver gives `numeric` as text, we count with numbers. */
export const fraction = {
  precision: 7,
  scale: 5,
  transformer: {
    to: (rate: number | null | undefined) => rate,
    from: (stored: string | null) => (stored === null ? null : Number(stored)),
  },
};
