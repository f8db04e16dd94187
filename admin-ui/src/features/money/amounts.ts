export { useAmount } from '@/data/amounts';

const amountPattern = /^-?\d+([.,]\d{1,2})?$/;

/** What was typed, or NaN; nothing is 0. R167 */
export const amountTyped = (text: string): number => {
  const typed = text.trim();
  if (typed === '') return 0;
  return amountPattern.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};

export const countTyped = (text: string): number => {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
};

export const notAnAmount = 'An amount like 45 or 45.50';
