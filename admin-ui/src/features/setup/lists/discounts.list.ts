import type { RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { AmountOff, DiscountDay, PercentOff, TakenOff } from './DiscountCells';
import { DiscountBelongings } from './DiscountBelongings';
import { places } from './places';
import type { Discount } from './setup-rows';

/** What the barn takes off its prices, and what each has come to. */
export const discounts: RoutedList<Discount> = {
  ...listOf<Discount>('discounts', {
    parts: {
      percent_off: { Cell: PercentOff },
      amount_off: { Cell: AmountOff },
      until_day: { Cell: DiscountDay },
      taken_off: { Cell: TakenOff },
    },
    Belongings: DiscountBelongings,
  }),
  ...places.discounts,
};
