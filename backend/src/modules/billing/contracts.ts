/** For other modules. The tables that their queries may join stand under `publishes` in billing.module.ts. */
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
