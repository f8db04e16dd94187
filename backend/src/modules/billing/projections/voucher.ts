import { insert, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import { voucherTable } from '../tables/voucher.entity.js';
import type { VoucherEvent } from '../voucher-events.js';

export const voucherProjection = projection<VoucherEvent>('billing.voucher', [voucherTable], {
  'billing.VoucherSold': ({ data, occurredAt }) =>
    insert(voucherTable, {
      voucher_id: data.voucherId,
      payment_id: data.paymentId,
      amount_minor: data.amountMinor,
      sold_on: data.soldOn,
      expiry_date: data.expiryDate,
      redeemed_on: null,
      credit_id: null,
      cancelled_on: null,
      refund_id: null,
      created_at: occurredAt,
    }),
  'billing.VoucherRedeemed': ({ data }) =>
    update(voucherTable, data.voucherId, { redeemed_on: data.redeemedOn, credit_id: data.creditId }),
  'billing.VoucherCancelled': ({ data }) =>
    update(voucherTable, data.voucherId, { cancelled_on: data.cancelledOn, refund_id: data.refundId }),
  'billing.VoucherMailed': () => [],
});
