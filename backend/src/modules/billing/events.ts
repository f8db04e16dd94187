import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** Fields common to all packages. Money in minor units, the tax rate a fraction. */
export interface Issue {
  packageId: string;
  studentId: string;
  productId: string;
  productName: string;
  purchaseDate: string;
  startDate: string;
  expiryDate: string;
}
export interface IssuedForCancellation extends Issue {
  issuedFor: string;
  missedDate: string;
  missedTitle: string;
}
interface Use {
  packageId: string;
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
}
export interface Amounts {
  paymentId: string;
  billingPersonId: string;
  subtotalMinor: number;
  taxMinor: number;
  feeMinor: number;
  totalMinor: number;
  received: string;
}

/** A lesson's share of an invoice, for one cancelled enrolment. */
interface Lowering {
  paymentId: string;
  lessonPersonId: string;
  subtotalMinor: number;
  taxMinor: number;
}

export type PackagePurchased = DomainEvent<
  'billing.PackagePurchased',
  Issue & {
    kind: 'package' | 'adjustment';
    isTracked: boolean;
    startCount: number;
    priceMinor: number;
    taxPercent: number;
    paymentId: string | null;
  }
>;
export type MakeupIssued = DomainEvent<'billing.MakeupIssued', IssuedForCancellation>;
export type SingleLessonIssued = DomainEvent<'billing.SingleLessonIssued', IssuedForCancellation>;
export type CreditIssued = DomainEvent<
  'billing.CreditIssued',
  Omit<IssuedForCancellation, 'expiryDate'> & { priceMinor: number }
>;
/** Taken back unused, because the cancellation's action was changed. C07 */
export type IssueWithdrawn = DomainEvent<'billing.IssueWithdrawn', { packageId: string; studentId: string }>;
export type PackageDebited = DomainEvent<'billing.PackageDebited', Use>;
export type PackageCredited = DomainEvent<'billing.PackageCredited', Use>;
export type PackageExtended = DomainEvent<'billing.PackageExtended', { packageId: string; expiryDate: string }>;

export type PaymentRecorded = DomainEvent<
  'billing.PaymentRecorded',
  Amounts & { method: string; reference: string | null; isQuickpay: boolean }
>;
export type InvoiceIssued = DomainEvent<'billing.InvoiceIssued', Amounts & { invoiceNumber: number }>;
/** For a cancelled lesson; amount positive. `approved` false: waits for an administrator. C09 */
export type RefundRequested = DomainEvent<
  'billing.RefundRequested',
  {
    paymentId: string;
    refundOf: string | null;
    billingPersonId: string;
    lessonPersonId: string;
    studentId: string;
    amountMinor: number;
    received: string;
    approved: boolean;
  }
>;

/** Less to pay on an unpaid invoice, because one of its lessons was cancelled. */
export type InvoiceLowered = DomainEvent<'billing.InvoiceLowered', Lowering & { studentId: string }>;
/** The lowering is undone, because the cancellation's action was changed. C07 */
export type InvoiceRestored = DomainEvent<'billing.InvoiceRestored', Lowering>;

/** A refund without approval is undone, because the cancellation's action was changed. C07 */
export type RefundWithdrawn = DomainEvent<'billing.RefundWithdrawn', { paymentId: string; lessonPersonId: string }>;

export type PackageEvent =
  | PackagePurchased
  | MakeupIssued
  | SingleLessonIssued
  | CreditIssued
  | IssueWithdrawn
  | PackageDebited
  | PackageCredited
  | PackageExtended;
/** The account that a payment belongs to became part of another. */
export type PaymentMoved = DomainEvent<'billing.PaymentMoved', { paymentId: string; billingPersonId: string }>;

export type PaymentEvent =
  | PaymentRecorded
  | InvoiceIssued
  | InvoiceLowered
  | InvoiceRestored
  | RefundRequested
  | RefundWithdrawn
  | PaymentMoved;
export type ProductChanged = DomainEvent<
  'billing.ProductChanged',
  { productId: string; change: 'added' | 'edited' | 'activated' | 'inactivated'; fields: string[] }
>;
export type BillingEvent = PackageEvent | PaymentEvent | ProductChanged;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const issue: Issue = {
  packageId: id(1),
  studentId: id(2),
  productId: id(3),
  productName: '10 group lessons',
  purchaseDate: '2026-11-20',
  startDate: '2026-11-20',
  expiryDate: '2027-03-20',
};
const forCancellation: IssuedForCancellation = {
  ...issue,
  issuedFor: id(4),
  missedDate: '2026-11-24',
  missedTitle: 'Beginner group',
};
const { expiryDate: _lapses, ...credit } = forCancellation;
const lowering: Lowering = { paymentId: id(6), lessonPersonId: id(4), subtotalMinor: 4500, taxMinor: 585 };
const use: Use = { packageId: id(1), lessonPersonId: id(4), lessonId: id(5), studentId: id(2) };
const amounts: Amounts = {
  paymentId: id(6),
  billingPersonId: id(7),
  subtotalMinor: 45000,
  taxMinor: 5850,
  feeMinor: 0,
  totalMinor: 50850,
  received: '2026-11-20',
};

export const billingEvents: EventCatalogue<BillingEvent> = {
  'billing.PackagePurchased': {
    version: 1,
    meaning: 'A student has a new package, paid, invoiced or given.',
    example: {
      ...issue,
      kind: 'package',
      isTracked: true,
      startCount: 10,
      priceMinor: 45000,
      taxPercent: 0.13,
      paymentId: id(6),
    },
  },
  'billing.MakeupIssued': {
    version: 1,
    meaning: 'A makeup lesson was issued for a cancelled place.',
    example: forCancellation,
  },
  'billing.SingleLessonIssued': {
    version: 1,
    meaning: 'A single-lesson package was issued for a cancelled place.',
    example: forCancellation,
  },
  'billing.CreditIssued': {
    version: 2,
    upcast: { 1: ({ expiryDate: _lapsed, ...data }) => data },
    meaning:
      'A credit on the next invoice was issued for a cancelled place; its price is negative and it does not lapse.',
    example: { ...credit, priceMinor: -4500 },
  },
  'billing.IssueWithdrawn': {
    version: 1,
    meaning: 'Something issued for a cancellation was taken back unused.',
    example: { packageId: id(1), studentId: id(2) },
  },
  'billing.PackageDebited': { version: 1, meaning: 'A unit of a package covers a place in a lesson.', example: use },
  'billing.PackageCredited': {
    version: 1,
    meaning: 'A unit came back on its package; the place is no longer covered.',
    example: use,
  },
  'billing.PackageExtended': {
    version: 1,
    meaning: 'A package is valid longer, or, where that was taken back, as long as before.',
    example: { packageId: id(1), expiryDate: '2027-04-20' },
  },
  'billing.PaymentRecorded': {
    version: 1,
    meaning: 'Money was received outside the card provider.',
    example: { ...amounts, method: 'cash', reference: null, isQuickpay: false },
  },
  'billing.InvoiceIssued': {
    version: 1,
    meaning: 'An invoice was issued; it is unpaid.',
    example: { ...amounts, invoiceNumber: 1024 },
  },
  'billing.RefundRequested': {
    version: 1,
    meaning: 'A refund for a cancelled lesson was recorded or waits for approval.',
    example: {
      paymentId: id(8),
      refundOf: id(6),
      billingPersonId: id(7),
      lessonPersonId: id(4),
      studentId: id(2),
      amountMinor: 4500,
      received: '2026-11-20',
      approved: true,
    },
  },
  'billing.InvoiceLowered': {
    version: 1,
    meaning: 'An unpaid invoice asks for less by the share of a cancelled lesson.',
    example: { ...lowering, studentId: id(2) },
  },
  'billing.InvoiceRestored': {
    version: 1,
    meaning: 'An invoice asks for the share of a cancelled lesson again.',
    example: lowering,
  },
  'billing.RefundWithdrawn': {
    version: 1,
    meaning: 'A refund that waited for approval was taken back.',
    example: { paymentId: id(8), lessonPersonId: id(4) },
  },
  'billing.PaymentMoved': {
    version: 1,
    meaning: 'A payment belongs to another account, because the two were merged.',
    example: { paymentId: id(6), billingPersonId: id(7) },
  },
  'billing.ProductChanged': {
    version: 1,
    meaning: 'A product was added, edited, activated or inactivated.',
    example: { productId: id(3), change: 'added', fields: ['product_name'] },
  },
};
