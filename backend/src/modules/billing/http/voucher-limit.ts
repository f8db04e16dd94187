import { familyLimit } from '../../../platform/http/family-limit.js';

/** Looking and redeeming together: enough for several vouchers and mistyped codes, and nothing to guess sixty bits with. */
const MOST_AN_HOUR = 20;

const limited = familyLimit('vouchers', MOST_AN_HOUR);

export const VoucherLimited = () => limited;
