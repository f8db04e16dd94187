/** What other modules may know of billing. Tables that may be joined in queries: `package`, `product`, `product_program`, `payment`. */
export type {
  BillingEvent,
  CreditIssued,
  InvoiceIssued,
  IssueWithdrawn,
  MakeupIssued,
  PackageCredited,
  PackageDebited,
  PackagePurchased,
  PaymentRecorded,
  RefundRequested,
  RefundWithdrawn,
  SingleLessonIssued,
} from './events.js';
