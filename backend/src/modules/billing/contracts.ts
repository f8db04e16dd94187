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
export { fulfilPurchase, offerPurchase, type OfferedCart, type PurchaseOffer } from './steps/card-purchase.js';
export { offerInvoice, payOfferedInvoice, type InvoiceOffer } from './steps/card-invoice.js';
export { CartLineInput, KEPT_CREDITS } from './http/items.inputs.js';
export { lineOf } from './http/cart-line.js';
export { ItemReply } from './http/items.replies.js';
export { PaymentReply } from './http/payments.replies.js';
export { reverseRefund, withdrawMoney } from './steps/withdraw-money.js';
export { purchaseOf } from './queries/purchase-reply.js';
export { isMoney, isOwed } from './queries/payment-rows.js';
export { barnDay } from './queries/item-rows.js';
