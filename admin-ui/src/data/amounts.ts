import { useBarn } from '@/data/requests/barn';

const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two decimals behind the barn's symbol, thousands apart. R173 */
export const useAmount = () => {
  const { currency_symbol } = useBarn();
  return (amount: number) => `${amount < 0 ? '−' : ''}${currency_symbol ?? ''}${twoDecimals.format(Math.abs(amount))}`;
};
