import type { EventCatalogue } from '../../platform/event-store/event.js';
import { dueEvents } from './due-events.js';
import { packageDeletionEvents } from './package-deletion-events.js';
import type { Amounts, BillingEvent, Issue, IssuedForCancellation, Lowering, Use } from './events.js';

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
const { expiryDate: _never, ...bought } = issue;
const COUNTED = { coverage: 'lessons', perWeek: null } as const;
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

export const billingEvents: EventCatalogue<Exclude<BillingEvent, { type: `billing.Voucher${string}` }>> = {
  'billing.PackagePurchased': {
    version: 5,
    upcast: {
      1: (data) => ({ ...data, renewal: null }),
      2: (data) => ({ ...data, taxIncluded: false }),
      3: (data) => ({ ...data, ...COUNTED }),
      4: (data) => ({ ...data, isShared: false }),
    },
    meaning: 'A student has a new package, paid, invoiced or given.',
    example: {
      ...issue,
      kind: 'package',
      isTracked: true,
      ...COUNTED,
      isShared: false,
      startCount: 10,
      priceMinor: 45000,
      taxPercent: 0.13,
      taxIncluded: false,
      paymentId: id(6),
      renewal: null,
    },
  },
  'billing.InvoiceSent': {
    version: 1,
    meaning: 'An administrator asked for the mail that brings an invoice or a receipt as a PDF.',
    example: { paymentId: id(6), mailId: id(8) },
  },
  ...dueEvents,
  'billing.PackageRenewed': {
    version: 1,
    meaning: 'The next package was issued by itself, with an invoice, and renews from now on.',
    example: { packageId: id(1), studentId: id(2), renewedBy: id(8), paymentId: id(6) },
  },
  'billing.RenewalChanged': {
    version: 1,
    meaning: 'A package renews on another day, or never: an administrator said so, or the product or student is gone.',
    example: { packageId: id(1), studentId: id(2), renewal: { date: '2026-12-27', dayOfMonth: 27 } },
  },
  'billing.LateFeeCharged': {
    version: 1,
    meaning: 'A late cancellation is charged for, on an invoice of its own.',
    example: { ...forCancellation, productName: 'Late cancellation', priceMinor: 1000, paymentId: id(6) },
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
  'billing.OverpaymentCredited': {
    version: 1,
    meaning: 'More was paid than was open on invoices; the rest is a credit.',
    example: { ...bought, priceMinor: -2500, paymentId: id(6) },
  },
  'billing.CreditSpent': {
    version: 1,
    meaning: 'A credit was put on a payment or an invoice as a negative line.',
    example: { packageId: id(1), studentId: id(2), paymentId: id(6), priceMinor: -3000 },
  },
  'billing.CreditCarriedOver': {
    version: 1,
    meaning: 'What was not needed of a credit that was spent, as a credit of its own.',
    example: { ...credit, packageId: id(8), priceMinor: -1500, carriedFrom: id(1) },
  },
  'billing.CreditReleased': {
    version: 1,
    meaning: 'What a credit was spent on is gone or costs less; it can be spent again.',
    example: { packageId: id(1), studentId: id(2) },
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
  'billing.PackageHandedOver': {
    version: 1,
    meaning: 'A package belongs to another record of the same student, because the two were merged.',
    example: { packageId: id(1), studentId: id(2), formerStudentId: id(9) },
  },
  'billing.PackageEdited': {
    version: 1,
    meaning: 'Dates, count or price of a package were changed.',
    example: {
      packageId: id(1),
      studentId: id(2),
      purchaseDate: issue.purchaseDate,
      startDate: issue.startDate,
      expiryDate: issue.expiryDate,
      startCount: 8,
      priceMinor: 36000,
    },
  },
  'billing.PlaceUncovered': {
    version: 1,
    meaning: 'A package no longer covers a place, because it was changed or deleted.',
    example: use,
  },
  ...packageDeletionEvents,
  'billing.PaymentRecorded': {
    version: 3,
    upcast: {
      1: (data) => ({ ...data, kind: 'manual', invoiceId: null }),
      2: (data) => ({ ...data, receiptId: null, creditId: null }),
    },
    meaning: 'Money was received, for packages, for an invoice or a part of it, or for later.',
    example: {
      ...amounts,
      kind: 'manual',
      method: 'cash',
      reference: null,
      isQuickpay: false,
      invoiceId: null,
      receiptId: null,
      creditId: null,
    },
  },
  'billing.PaymentDeleted': {
    version: 1,
    meaning: 'A manual payment was deleted.',
    example: { paymentId: id(6), billingPersonId: id(7) },
  },
  'billing.InvoicePaid': { version: 1, meaning: 'An invoice was paid.', example: { paymentId: id(6), paidBy: id(8) } },
  'billing.InvoicePartPaid': {
    version: 1,
    meaning: 'Part of an invoice was paid.',
    example: { paymentId: id(6), paidBy: id(8), subtotalMinor: 10000, taxMinor: 1300 },
  },
  'billing.InvoicePartReturned': {
    version: 1,
    meaning: 'The payment of a part of an invoice was deleted.',
    example: { paymentId: id(6), paidBy: id(8), subtotalMinor: 10000, taxMinor: 1300 },
  },
  'billing.InvoiceReopened': {
    version: 1,
    meaning: 'An invoice is unpaid again, because its payment was deleted.',
    example: { paymentId: id(6), paidBy: id(8) },
  },
  'billing.InvoiceAmended': {
    version: 1,
    meaning: 'An unpaid invoice asks for something else, because one of its packages was changed or deleted.',
    example: { paymentId: id(6), subtotalMinor: 36000, taxMinor: 4680 },
  },
  'billing.InvoiceIssued': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, due: null }) },
    meaning: 'An invoice was issued; it is unpaid.',
    // Null as in what was written before: a barn names a day or does not.
    example: { ...amounts, invoiceNumber: 1024, due: null },
  },
  'billing.RefundRequested': {
    version: 2,
    upcast: {
      1: ({ amountMinor, ...data }) => ({ ...data, subtotalMinor: amountMinor, taxMinor: 0, method: null }),
    },
    meaning: 'A refund for a cancelled lesson was recorded or waits for approval.',
    example: {
      paymentId: id(8),
      refundOf: id(6),
      billingPersonId: id(7),
      lessonPersonId: id(4),
      studentId: id(2),
      subtotalMinor: 4500,
      taxMinor: 585,
      method: null,
      received: '2026-11-20',
      approved: true,
    },
  },
  'billing.RefundSpecified': {
    version: 1,
    meaning:
      'A refund from before this was recorded: how it divides into price and tax, and by which way it goes back.',
    example: { paymentId: id(8), subtotalMinor: 4500, taxMinor: 585, method: 'card' },
  },
  'billing.MoneyWithdrawn': {
    version: 1,
    meaning:
      'The card provider told of money that went: given back in its dashboard, or taken by a bank because of a dispute.',
    example: {
      paymentId: id(8),
      billingPersonId: id(7),
      subtotalMinor: 45000,
      taxMinor: 5850,
      feeMinor: 1017,
      received: '2026-11-20',
      refundOf: id(6),
      method: 'dispute',
      reference: 'dp_simulated1',
    },
  },
  'billing.RefundReversed': {
    version: 1,
    meaning: 'Money that was given back did not go after all: the card did not take it, or the barn won the dispute.',
    example: { paymentId: id(8) },
  },
  'billing.InvoiceSettled': {
    version: 1,
    meaning: 'Nothing is left to pay on an invoice, because all that it asked for was taken off.',
    example: { paymentId: id(6) },
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
  'billing.RefundApproved': {
    version: 3,
    upcast: { 1: (data) => ({ ...data, method: null }), 2: (data) => ({ ...data, givenBack: null }) },
    meaning: 'An administrator gave back a refund that had waited for approval.',
    example: { paymentId: id(8), method: null, givenBack: null },
  },
  'billing.RefundDeclined': {
    version: 1,
    meaning: 'An administrator declined a refund that had waited; nothing is given back.',
    example: { paymentId: id(8) },
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
