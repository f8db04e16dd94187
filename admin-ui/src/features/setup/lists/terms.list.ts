import type { RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { FirstDay, UntilDay } from './DayCells';
import { places } from './places';
import type { Term } from './setup-rows';

/** By what the barn's policies reckon, in the order of the year. */
export const terms: RoutedList<Term> = {
  ...listOf<Term>('terms', {
    sortedBy: 'first_day',
    parts: { first_day: { Cell: FirstDay }, last_day: { Cell: UntilDay } },
  }),
  ...places.terms,
};
