/** Rates are fractions of five decimals; the driver returns `numeric` as text, which this turns into numbers. */
export const fraction = {
  precision: 7,
  scale: 5,
  transformer: {
    to: (rate: number | null | undefined) => rate,
    from: (stored: string | null) => (stored === null ? null : Number(stored)),
  },
};
