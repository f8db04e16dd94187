import { FormStamps } from '../../platform/auth/form-stamps.js';

/** Of the public page's form for vouchers: one is good for one voucher, and who holds it pays for that one. */
export class VoucherStamps extends FormStamps {
  constructor(secret: string) {
    super(secret, 'voucher-form');
  }
}
