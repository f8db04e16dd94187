import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { discounts } from '../commands/setup-lists.js';
import { discountEntries } from '../queries/discount-entries.js';
import { discount } from '../records/discount.js';
import { setupListControllers } from './setup-list-calls.js';

class DiscountInput extends newInput(discount) {}

class DiscountReply extends recordReply(discount) {}

export const discountControllers = setupListControllers({
  list: discountEntries,
  commands: discounts,
  input: DiscountInput,
  flags: ['new_customers_only'],
  entry: DiscountReply,
  index: { path: 'index', access: { adm: true }, answer: { discounts: 'entries' } },
  saved: { discount: 'entry' },
  activated: { discount: 'entry' },
});
