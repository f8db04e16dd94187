import { useBarn } from '@/data/requests/barn';

const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two decimals behind the barn's symbol, thousands apart. R173 */
export const useAmount = () => {
  const { currency_symbol } = useBarn();
  return (amount: number) => `${amount < 0 ? '−' : ''}${currency_symbol ?? ''}${twoDecimals.format(Math.abs(amount))}`;
};

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
