import type { DomainEvent } from '../../platform/event-store/event.js';
import type { HoldEvent, InvoiceDueChanged, InvoiceReminded, StatementSent } from './due-events.js';
import type { PackageDeleted, PackageRestored } from './package-deletion-events.js';
import type { Issue, PackageEdited, PackagePurchased, PackageRenewed, RenewalChanged } from './purchase-events.js';
import type { Instalment } from './domain/instalments.js';
import type { VoucherCredited, VoucherRefunded } from './voucher-events.js';

export type {
  Issue,
  PackageEdited,
  PackagePurchased,
  PackageRenewed,
  Renewal,
  RenewalChanged,
} from './purchase-events.js';
export type { HoldEvent, InvoiceDueChanged, InvoiceReminded, StatementSent } from './due-events.js';

/** The cancelled enrolment. */
export interface Missed {
  issuedFor: string;
  missedDate: string;
  missedTitle: string;
}
export interface IssuedForCancellation extends Issue, Missed {}
type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null };
export interface Use {
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

/** What one payment has paid of an invoice. */
export interface InvoicePart {
  paymentId: string;
  paidBy: string;
  subtotalMinor: number;
  taxMinor: number;
}

/** A lesson's share of an invoice, for one cancelled enrolment. */
export interface Lowering {
  paymentId: string;
  lessonPersonId: string;
  subtotalMinor: number;
  taxMinor: number;
}

export type MakeupIssued = DomainEvent<'billing.MakeupIssued', IssuedForCancellation>;
export type SingleLessonIssued = DomainEvent<'billing.SingleLessonIssued', IssuedForCancellation>;
/** For a late cancellation, by the barn's own policy: a line of an invoice of its own, without tax. */
export type LateFeeCharged = DomainEvent<
  'billing.LateFeeCharged',
  IssuedForCancellation & { priceMinor: number; paymentId: string }
>;
export type CreditIssued = DomainEvent<
  'billing.CreditIssued',
  Omit<IssuedForCancellation, 'expiryDate'> & { priceMinor: number }
>;
/** Put on a payment or an invoice as a negative line; what it is worth there. C11 */
export type CreditSpent = DomainEvent<
  'billing.CreditSpent',
  { packageId: string; studentId: string; paymentId: string; priceMinor: number }
>;
/** More was paid than was open on invoices; `paymentId` is the money it is. C11 E06 */
export type OverpaymentCredited = DomainEvent<
  'billing.OverpaymentCredited',
  Omit<Issue, 'expiryDate'> & { priceMinor: number; paymentId: string }
>;
/** What was not needed of a credit that was spent: a credit of its own. Without a lesson it comes from an overpayment. C11 */
export type CreditCarriedOver = DomainEvent<
  'billing.CreditCarriedOver',
  Omit<CreditIssued['data'], keyof Missed> & Nullable<Missed> & { carriedFrom: string }
>;
/** What it was spent on is gone or costs less: it can be spent again. C11 */
export type CreditReleased = DomainEvent<'billing.CreditReleased', { packageId: string; studentId: string }>;
/** Taken back unused, because the cancellation's action was changed. C07 */
export type IssueWithdrawn = DomainEvent<'billing.IssueWithdrawn', { packageId: string; studentId: string }>;
export type PackageDebited = DomainEvent<'billing.PackageDebited', Use>;
export type PackageCredited = DomainEvent<'billing.PackageCredited', Use>;
/** Unlike PackageCredited: nothing goes back on the package, it was changed or deleted. */
export type PlaceUncovered = DomainEvent<'billing.PlaceUncovered', Use>;
/** To another record of the same student, because the two were merged; what a family shares, to a rider who stays. */
export type PackageHandedOver = DomainEvent<
  'billing.PackageHandedOver',
  { packageId: string; studentId: string; formerStudentId: string }
>;
export type PackageExtended = DomainEvent<'billing.PackageExtended', { packageId: string; expiryDate: string }>;

export type PaymentRecorded = DomainEvent<
  'billing.PaymentRecorded',
  Amounts & {
    /** `online`: through the card provider, whose id of it is the reference. */
    kind: 'manual' | 'online';
    method: string;
    reference: string | null;
    isQuickpay: boolean;
    /** The invoice that it pays, or a part of it; else it pays for packages. */
    invoiceId: string | null;
    /** Of money that was received once and divided: the first of its payments. E06 */
    receiptId: string | null;
    /** The credit that it became, because nothing was left to pay. C11 */
    creditId: string | null;
  }
>;
/** Part of an invoice was paid; minor units. On the invoice's own stream. E06 */
export type InvoicePartPaid = DomainEvent<'billing.InvoicePartPaid', InvoicePart>;
/** The payment of that part is gone. E07 */
export type InvoicePartReturned = DomainEvent<'billing.InvoicePartReturned', InvoicePart>;
/** The two on the invoice's own stream. E06 E07 */
export type InvoicePaid = DomainEvent<'billing.InvoicePaid', { paymentId: string; paidBy: string }>;
export type InvoiceReopened = DomainEvent<
  'billing.InvoiceReopened',
  /** The payment that is gone; null where nothing was left to pay, and now something is. */
  { paymentId: string; paidBy: string | null }
>;
/** Nobody pays an invoice that asks for nothing any more. E06 */
export type InvoiceSettled = DomainEvent<'billing.InvoiceSettled', { paymentId: string }>;
/** Of an unpaid invoice, after one of its packages was edited or deleted: what it asks for now. */
export type InvoiceAmended = DomainEvent<
  'billing.InvoiceAmended',
  { paymentId: string; subtotalMinor: number; taxMinor: number }
>;
export type PaymentDeleted = DomainEvent<'billing.PaymentDeleted', { paymentId: string; billingPersonId: string }>;
/** By mail, to an address that stands outside the log. R182 */
export type InvoiceSent = DomainEvent<'billing.InvoiceSent', { paymentId: string; mailId: string }>;
export type InvoiceIssued = DomainEvent<
  'billing.InvoiceIssued',
  Amounts & {
    invoiceNumber: number;
    /** The day until which it is to be paid, or the first instalment of it; null: it names none. */
    due: string | null;
    /** What of it is to be paid until when; absent: all of it until `due`. */
    instalments?: readonly Instalment[];
  }
>;
/** For a cancelled lesson; amounts positive, in the proportion of what was paid. `approved` false: waits for an administrator. C09 */
export type RefundRequested = DomainEvent<
  'billing.RefundRequested',
  {
    paymentId: string;
    refundOf: string | null;
    billingPersonId: string;
    lessonPersonId: string;
    studentId: string;
    subtotalMinor: number;
    taxMinor: number;
    /** By which way it goes back: `card` through the provider, else by hand; null in events from before this was recorded. */
    method: string | null;
    received: string;
    approved: boolean;
  }
>;
/** Less to pay on an unpaid invoice, because one of its lessons was cancelled. */
export type InvoiceLowered = DomainEvent<'billing.InvoiceLowered', Lowering & { studentId: string }>;
/** The lowering is undone, because the cancellation's action was changed. C07 */
export type InvoiceRestored = DomainEvent<'billing.InvoiceRestored', Lowering>;
/** An administrator gives the money back. C09 */
export type RefundApproved = DomainEvent<
  'billing.RefundApproved',
  {
    paymentId: string;
    /** Null: by the way that was asked for. */
    method: string | null;
    /** The barn's day on which the money went; null in events from before this was recorded: the day that it was asked for. */
    givenBack: string | null;
  }
>;
/** An administrator gives nothing back; the words about it stand outside the log. C09 */
export type RefundDeclined = DomainEvent<'billing.RefundDeclined', { paymentId: string }>;
/** How a refund from before this was recorded divides into price and tax, and by which way it goes back. */
export type RefundSpecified = DomainEvent<
  'billing.RefundSpecified',
  { paymentId: string; subtotalMinor: number; taxMinor: number; method: string }
>;
/** The provider tells of money that went without the barn's cancelling: given back in its dashboard, or taken by a bank. */
export type MoneyWithdrawn = DomainEvent<
  'billing.MoneyWithdrawn',
  Omit<Amounts, 'totalMinor'> & {
    /** The payment, or the invoice that it paid. */
    refundOf: string;
    method: 'card' | 'dispute';
    /** The provider's name of it. */
    reference: string;
  }
>;
/** It did not go after all: the card did not take it, or the barn won the dispute. */
export type RefundReversed = DomainEvent<'billing.RefundReversed', { paymentId: string }>;
/** A refund without approval is undone, because the cancellation's action was changed. C07 */
export type RefundWithdrawn = DomainEvent<'billing.RefundWithdrawn', { paymentId: string; lessonPersonId: string }>;

export type PackageEvent =
  | PackagePurchased
  | MakeupIssued
  | SingleLessonIssued
  | LateFeeCharged
  | CreditIssued
  | OverpaymentCredited
  | VoucherCredited
  | CreditSpent
  | CreditCarriedOver
  | CreditReleased
  | IssueWithdrawn
  | PackageDebited
  | PackageCredited
  | PackageExtended
  | PackageHandedOver
  | PackageRenewed
  | RenewalChanged
  | PackageEdited
  | PlaceUncovered
  | PackageDeleted
  | PackageRestored;
/** The account that a payment belongs to became part of another. */
export type PaymentMoved = DomainEvent<'billing.PaymentMoved', { paymentId: string; billingPersonId: string }>;

export type PaymentEvent =
  | PaymentRecorded
  | PaymentDeleted
  | InvoiceIssued
  | InvoiceDueChanged
  | InvoiceReminded
  | InvoiceSent
  | InvoicePaid
  | InvoicePartPaid
  | InvoicePartReturned
  | InvoiceSettled
  | InvoiceReopened
  | InvoiceAmended
  | InvoiceLowered
  | InvoiceRestored
  | RefundRequested
  | RefundApproved
  | RefundDeclined
  | RefundSpecified
  | MoneyWithdrawn
  | VoucherRefunded
  | RefundReversed
  | RefundWithdrawn
  | PaymentMoved;
export type ProductChanged = DomainEvent<
  'billing.ProductChanged',
  { productId: string; change: 'added' | 'edited' | 'activated' | 'inactivated'; fields: string[] }
>;
export type BillingEvent = PackageEvent | PaymentEvent | HoldEvent | ProductChanged | StatementSent;
