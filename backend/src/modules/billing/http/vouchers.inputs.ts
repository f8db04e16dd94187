import { Count, DateOnly, Flag, Id, Money, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { PAPER_FORMATS, type PaperFormat } from '../../../platform/pdf/paper-format.js';
import { MANUAL_METHODS, type ManualMethod } from '../domain/payment.js';
import { VOUCHER_STATES, type VoucherState } from './vouchers.replies.js';

const LONGEST_NAME = 100;

export class SellVoucherInput {
  @Id({ description: 'Who buys it: the account holder or a member' }) account_holder_id: string;
  @Money({ description: 'From 1.00 to 5000.00' }) amount: number;
  @OneOf(MANUAL_METHODS, { optional: true, description: 'Cash unless told' }) payment_method?: ManualMethod;
  @DateOnly({ optional: true, message: 'Purchase Date is not valid', description: "The barn's today unless told" })
  date?: string;
  @Text({ optional: true, max: 200 }) reference?: string;
  @DateOnly({
    optional: true,
    clearable: true,
    message: 'Expiry Date is not valid',
    description: 'The last day on which a family may redeem it; without one it does not expire',
  })
  expiry_date?: string | null;
  @Text({ optional: true, max: LONGEST_NAME, description: 'Printed on it' }) given_to?: string;
  @Text({ optional: true, max: LONGEST_NAME, description: 'Printed on it' }) given_by?: string;
}

export class VoucherSearchInput {
  @OneOf(VOUCHER_STATES, { optional: true, description: 'All unless told' }) state?: VoucherState;
  @Text({ optional: true, max: LONGEST_NAME, description: 'A code, its last four signs, or a part of a name' })
  search?: string;
  @Count({ optional: true, min: 1, max: 200, description: '50 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class VoucherQuery {
  @Id() voucher_id: string;
}

export class VoucherPaperQuery extends VoucherQuery {
  @OneOf(PAPER_FORMATS, { optional: true, description: 'As the barn prints, unless told' }) paper?: PaperFormat;
}

export class CancelVoucherInput extends VoucherQuery {
  @OneOf([...MANUAL_METHODS, 'card'], {
    optional: true,
    description: 'How the money goes back; as it came unless told. card: to the one that paid it',
  })
  payment_method?: ManualMethod | 'card';
}

export class VoucherCodeInput {
  @RequiredText({ max: 40, message: 'Enter the code', description: 'With or without what stands between its groups' })
  code: string;
  @Id({ description: 'For whose account: the account holder or a member' }) billing_person_id: string;
  @Id({ optional: true, description: 'Whose the credit is; the first active rider of the account unless told' })
  student_id?: string;
}

export class RedeemVoucherInput extends VoucherCodeInput {
  @Flag({ optional: true, description: '1: staff take it though it has expired' }) accept_expired?: number;
}
