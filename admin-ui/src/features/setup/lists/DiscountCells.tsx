import { useAmount } from '@/data/amounts';
import { dayAndYear } from '@/data/time/words';
import type { Discount } from './setup-rows';

type Cell = { readonly row: Discount };

export const PercentOff = ({ row: { percent_off } }: Cell) =>
  percent_off === null ? null : `${Number((percent_off * 100).toFixed(3))}%`;

export const AmountOff = ({ row: { amount_off } }: Cell) => {
  const amount = useAmount();
  return amount_off === null ? null : amount(amount_off);
};

export const TakenOff = ({ row: { taken_off } }: Cell) => {
  const amount = useAmount();
  return amount(taken_off);
};

export const DiscountDay = ({ row: { until_day } }: Cell) => until_day && dayAndYear(until_day);
