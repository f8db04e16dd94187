/** What other modules may know of billing. Which tables their queries may join, billing.module.ts says. */
export { choosePackage, type Candidate } from './domain/allocation.js';
export { candidatePackages, type CandidatePackage } from './queries/candidate-packages.js';
export type {
  BillingEvent,
  CreditIssued,
  InvoiceIssued,
  InvoiceLowered,
  InvoiceRestored,
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
