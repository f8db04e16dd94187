import type { Field } from '@/ui/list/describe-list';
import type { Package } from './setup-rows';

/** What the price is for. */
export const pricedBy: readonly Field<Package>[] = [
  {
    source: 'price_unit',
    label: 'Price is per',
    hidden: true,
    input: {
      maxLength: 20,
      hint: 'km, hour, day, kg: the price is for one of it, and the cart asks how much. Empty: it is sold as a whole.',
    },
  },
  {
    source: 'price_from',
    label: 'Is it the lowest price?',
    type: 'flag',
    hidden: true,
    input: {
      flag: true,
      initial: 0,
      hint: 'Shown as “from”. Staff say what each one costs; families see it and are told to ask, and do not buy it online.',
    },
  },
];
