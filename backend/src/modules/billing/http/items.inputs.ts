import { Count, DateOnly, Flag, Id, Ids, ListOf, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { MANUAL_METHODS } from '../domain/payment.js';
import { Quantity } from './quantity.js';

export const SORTABLE = [
  'purchase_date',
  'package_start_date',
  'package_expiry_date',
  'product_name',
  'usable',
] as const;

/** C11 */
export const KEPT_CREDITS =
  '0: credits stay, except those that a line names; else they are spent by themselves, the oldest first';

export class StudentPurchasesQuery {
  @Id() student_id: string;
  @Count({ optional: true, min: 1, max: 1000, description: '10 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
  @DateOnly({ optional: true, description: 'Only packages valid on this day' }) scheduled_date?: string;
  @OneOf(SORTABLE, {
    optional: true,
    description: 'usable: what can be used, soonest expiry first, then the rest, the latest first',
  })
  sortBy?: (typeof SORTABLE)[number];
  @OneOf(['asc', 'desc'], { optional: true }) direction?: string;
}

export class StudentPurchaseQuery {
  @Id() item_id: string;
}

export class CartLineInput {
  @Id({ optional: true }) product_id?: string;
  @Id({ optional: true }) student_id?: string;
  @Id({ optional: true, description: 'A credit of the family, taken off the total' }) item_id?: string;
  @Money({
    optional: true,
    description: "An administrator's own price; of a credit negative, else as much as fits is taken off",
  })
  product_price?: number;
  @Money({ optional: true, description: 'The same as product_price' }) price?: number;
  @Quantity() quantity?: number;
  @Count({ optional: true }) start_count?: number;
  @DateOnly({ optional: true, message: 'Purchase Date is not valid' }) purchase_date?: string;
  @DateOnly({ optional: true, message: 'Valid From  Date is not valid' }) package_start_date?: string;
  @DateOnly({ optional: true, message: 'Expiry Date is not valid' }) package_expiry_date?: string;
  @Text({ optional: true }) item_notes?: string;
  @Text({ optional: true, max: 200, description: 'The session that it is for, noted on the package' })
  registration_title?: string;
  @Id({ optional: true, description: 'The lesson student that it pays for first; refused where it cannot' })
  lesson_person_id?: string;
  @Id({ optional: true, description: 'The same for all lines: as payment_id beside them' }) payment_id?: string;
  @Flag({ optional: true, description: 'The same as is_quickpay beside the lines' }) quickpay?: number;
}

export const DISCOUNT = 'A discount whose code was typed, as discounts/look answered';

export const IN_INSTALMENTS =
  '1: what may be is paid by instalments, on an invoice; what is paid now is the first of them';

export class CreateItemsInput {
  @OneOf(MANUAL_METHODS, { optional: true, description: 'Cash unless told; an invoice has none' })
  payment_method?: (typeof MANUAL_METHODS)[number];
  @DateOnly({ optional: true }) date?: string;
  @DateOnly({ optional: true }) received?: string;
  @Text({ optional: true, max: 200 }) reference?: string;
  @Text({ optional: true }) payment_notes?: string;
  @Text({ optional: true }) notes?: string;
  @Flag({ optional: true, description: '1: an unpaid invoice instead of money received' }) invoice?: number;
  @DateOnly({
    optional: true,
    message: 'Due Date is not valid',
    description: 'Of the invoice: until when it is to be paid; by the barn’s setting unless told',
  })
  due_date?: string;
  @Money({ optional: true, description: 'What the packages cost with tax; refused where they cost something else' })
  amount?: number;
  @Id({ optional: true, description: 'A payment that came in before, for these packages; else one is recorded' })
  payment_id?: string;
  @Flag({ optional: true, description: '1: paid on the spot' }) is_quickpay?: number;
  @Flag({ optional: true, description: 'The same as is_quickpay' }) quickpay?: number;
  @Flag({ optional: true, description: KEPT_CREDITS }) use_credits?: number;
  @Id({ optional: true, description: DISCOUNT }) discount_id?: string;
  @Flag({ optional: true, description: IN_INSTALMENTS }) in_instalments?: number;
  @Id({ optional: true }) account_holder_id?: string;
  @Id({ optional: true }) billing_person_id?: string;
  @Id({ optional: true }) accountHolderPeopleId?: string;
  @ListOf(() => CartLineInput, { max: 200, description: 'Also as JSON text' }) item_details: CartLineInput[];
}

export class OwedQuery {
  @Id({ description: 'The account holder or a member' }) person_id: string;
}

export class QuoteLineInput {
  @Id({ optional: true }) product_id?: string;
  @Id({ optional: true, description: 'For whom; credits of the account follow from it' }) student_id?: string;
  @Id({ optional: true, description: 'A credit of the family, taken off the total' }) item_id?: string;
  @Money({ optional: true, description: "An administrator's own price; of a credit negative" }) product_price?: number;
  @Quantity() quantity?: number;
  @Text({
    optional: true,
    max: 200,
    description: 'The session that it is for, which costs less for whoever joined late',
  })
  registration_title?: string;
}

export class QuoteInput {
  @ListOf(() => QuoteLineInput, { max: 100, description: 'Also as JSON text' }) item_details: QuoteLineInput[];
  @Flag({ optional: true, description: KEPT_CREDITS }) use_credits?: number;
  @Flag({ optional: true, description: '1: paid on the spot' }) is_quickpay?: number;
  @Flag({ optional: true, description: '1: it will be paid by card, of which at least 0.50 is left to pay' })
  by_card?: number;
  @Id({ optional: true, description: DISCOUNT }) discount_id?: string;
}

export class CreditsQuery {
  @Ids({ max: 100, description: 'Of the account members' }) student_ids: string[];
}

export class EverythingQuery {
  @Count({ optional: true, min: 1, max: 1000, description: '100 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class EditItemInput {
  @Id() id: string;
  @DateOnly({ message: 'Purchase Date is not valid' }) purchase_date: string;
  @DateOnly({ message: 'Valid From  Date is not valid' }) package_start_date: string;
  @DateOnly({ optional: true, message: 'Expiry Date is not valid', description: 'Unless it does not expire' })
  package_expiry_date?: string;
  @Flag({ optional: true, description: '1: it does not expire' }) no_expiry?: number;
  @Count({ optional: true, clearable: true, description: 'Emptied: 0' }) start_count?: number | null;
  @Money({ optional: true, clearable: true, description: 'Without tax; emptied: 0' }) price?: number | null;
  @Text({ optional: true }) item_notes?: string;
  @DateOnly({
    optional: true,
    clearable: true,
    message: 'Renewal Date is not valid',
    description: 'When the next one follows with an invoice; emptied: never',
  })
  package_renew_date?: string | null;
}

export class AssignItemsInput {
  @Id() product_id: string;
  @Ids({ max: 100, description: 'Each gets one, on an unpaid invoice of its account' }) student_ids: string[];
}

export class DeleteItemInput {
  @Id() id: string;
  @Flag({ optional: true, description: '1: although it was paid by card, of which nothing is given back' })
  despite_card?: number;
}
