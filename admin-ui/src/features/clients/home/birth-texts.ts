/** A number as it is typed; nothing typed is nothing. */
const numberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export type Birth = { readonly day: string; readonly month: string; readonly year: string };

/** All three or none; the texts are the product's. R160 */
export const birthProblems = ({ day, month, year }: Birth): Partial<Birth> => {
  if (![day, month, year].some((part) => part.trim())) return {};
  const [d, m, y] = [numberIn(day), numberIn(month), numberIn(year)];
  return {
    ...(!(m >= 1 && m <= 12) && { month: 'Must be a number between 1 and 12' }),
    ...(!(y >= 1900 && y <= 2050) && { year: 'Must be a 4 digit  number ' }),
    ...(d > 31 && { day: 'max  Must be a number between 1 and 31' }),
    ...(!(d >= 1) && { day: 'min Must be a number between 1 and 31' }),
  };
};
