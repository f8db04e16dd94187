import { Count, Flag, Id, IgnoredField, ListOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { CartLineInput, DISCOUNT, IN_INSTALMENTS, KEPT_CREDITS } from '../../billing/contracts.js';

export class AddAccountInput {
  @RequiredText({ max: 200 }) code: string;
  @RequiredText({ max: 200, description: 'As it came back from the provider with the code' }) state: string;
}

class PayByCardInput {
  @Count({ optional: true, max: 1_000_000_000, description: 'In cents, as shown; refused where it is another by now' })
  total?: number;
  @IgnoredField() account_holder?: string;
  @IgnoredField() student?: string;
  @IgnoredField() account_id?: string;
  @Id({ optional: true, description: 'The invoice that is paid, instead of item_details' }) payment_id?: string;
  @Count({ optional: true, min: 1, max: 1_000_000_000, description: 'In cents without fee: this part of the invoice' })
  part?: number;
  @ListOf(() => CartLineInput, { optional: true, max: 200, description: 'Also as JSON text' })
  item_details?: CartLineInput[];
  @Flag({ optional: true, description: '1: without the card fee; an administrator’s to say' }) without_fee?: number;
  @Flag({ optional: true, description: KEPT_CREDITS }) use_credits?: number;
  @Id({ optional: true, description: DISCOUNT }) discount_id?: string;
  @Flag({ optional: true, description: IN_INSTALMENTS }) in_instalments?: number;
  @Flag({ optional: true, description: '1: paid on the spot' }) is_quickpay?: number;
  @Text({ optional: true }) payment_notes?: string;
}

export class StartPaymentInput extends PayByCardInput {
  @Id({ optional: true, description: 'Anybody of the account that pays' }) person_id?: string;
}

export class ChargeSavedCardInput extends PayByCardInput {
  @Id({ description: 'Anybody of the account whose card it is' }) person_id: string;
}

export class ConfirmPaymentInput {
  @RequiredText({ max: 200 }) payment_intent_id: string;
  @RequiredText({ max: 200, description: 'A saved card' }) payment_method_id: string;
}

export class CardPaidInput {
  @RequiredText({ max: 200, description: 'The id of the payment intent' }) reference: string;
}

export class StrandedPaymentInput {
  @Id() payment_id: string;
}

export class CardOnFileQuery {
  @Id() student_id: string;
}

export class KeepCardInput {
  @Id({ description: 'Anybody of the account' }) person_id: string;
  @RequiredText({ max: 200 }) payment_method: string;
}
