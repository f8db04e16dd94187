import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** A gift voucher was paid for. Its code opens it and names of people are personal: both stand outside the log. */
export type VoucherSold = DomainEvent<
  'billing.VoucherSold',
  {
    voucherId: string;
    /** The money that came in for it, of the account that bought it. */
    paymentId: string;
    amountMinor: number;
    soldOn: string;
    /** The last day on which a family may redeem it; null: it does not expire. */
    expiryDate: string | null;
  }
>;
/** It became a credit of a rider, whole and once. */
export type VoucherRedeemed = DomainEvent<
  'billing.VoucherRedeemed',
  { voucherId: string; creditId: string; redeemedOn: string }
>;
/** Nobody had redeemed it; its money went back. */
export type VoucherCancelled = DomainEvent<
  'billing.VoucherCancelled',
  { voucherId: string; refundId: string; cancelledOn: string }
>;
/** Somebody wants it mailed, with its paper, to the account that bought it; once for each time. */
export type VoucherMailed = DomainEvent<'billing.VoucherMailed', { voucherId: string }>;
export type VoucherEvent = VoucherSold | VoucherRedeemed | VoucherCancelled | VoucherMailed;

/** Of the credit's stream: what a redeemed voucher gives. C11 */
export type VoucherCredited = DomainEvent<
  'billing.VoucherCredited',
  {
    packageId: string;
    studentId: string;
    productId: string;
    productName: string;
    purchaseDate: string;
    startDate: string;
    /** Minor units, negative. */
    priceMinor: number;
    voucherId: string;
  }
>;
/** Of the refund's stream: the money of a cancelled voucher is given back, by hand or to the card. */
export type VoucherRefunded = DomainEvent<
  'billing.VoucherRefunded',
  {
    paymentId: string;
    refundOf: string;
    billingPersonId: string;
    amountMinor: number;
    method: string;
    received: string;
  }
>;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const voucherEvents: EventCatalogue<VoucherEvent | VoucherCredited | VoucherRefunded> = {
  'billing.VoucherSold': {
    version: 1,
    meaning: 'A gift voucher was paid for.',
    example: {
      voucherId: id(10),
      paymentId: id(6),
      amountMinor: 10_000,
      soldOn: '2026-11-27',
      expiryDate: '2029-11-27',
    },
  },
  'billing.VoucherRedeemed': {
    version: 1,
    meaning: 'A gift voucher became a credit of a rider.',
    example: { voucherId: id(10), creditId: id(1), redeemedOn: '2026-12-26' },
  },
  'billing.VoucherCancelled': {
    version: 1,
    meaning: 'A gift voucher that nobody had redeemed is good for nothing any more, and its money went back.',
    example: { voucherId: id(10), refundId: id(8), cancelledOn: '2026-11-28' },
  },
  'billing.VoucherMailed': {
    version: 1,
    meaning: 'A gift voucher goes by mail to the account that bought it.',
    example: { voucherId: id(10) },
  },
  'billing.VoucherCredited': {
    version: 1,
    meaning: 'What a redeemed gift voucher gives, as a credit.',
    example: {
      packageId: id(1),
      studentId: id(2),
      productId: id(3),
      productName: 'Credit',
      purchaseDate: '2026-12-26',
      startDate: '2026-12-26',
      priceMinor: -10_000,
      voucherId: id(10),
    },
  },
  'billing.VoucherRefunded': {
    version: 1,
    meaning: 'The money of a cancelled gift voucher was given back, by hand or to the card.',
    example: {
      paymentId: id(8),
      refundOf: id(6),
      billingPersonId: id(7),
      amountMinor: 10_000,
      method: 'cash',
      received: '2026-11-28',
    },
  },
};
