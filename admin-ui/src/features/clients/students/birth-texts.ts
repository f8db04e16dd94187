/** A number as it is typed; nothing typed is nothing. */
const numberIn = (text = '') => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** All three or none; the texts are the product's. R160 */
export const birthProblems = (filled: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const [day, month, year] = ['day', 'month', 'year'].map((part) => String(filled[part] ?? '').trim());
  if (!day && !month && !year) return {};
  const [d, m, y] = [numberIn(day), numberIn(month), numberIn(year)];
  return {
    ...(!(m >= 1 && m <= 12) && { month: 'Must be a number between 1 and 12' }),
    ...(!(y >= 1900 && y <= 2050) && { year: 'Must be a 4 digit  number ' }),
    ...(d > 31 && { day: 'max  Must be a number between 1 and 31' }),
    ...(!(d >= 1) && { day: 'min Must be a number between 1 and 31' }),
  };
};
