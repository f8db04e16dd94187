/** For other modules. The tables that their queries may join stand under `publishes` in billing.module.ts. */
export { choosePackage, type Candidate } from './domain/allocation.js';
export {
  candidatePackages,
  coverageInWords,
  hasSomething,
  type CandidatePackage,
} from './queries/candidate-packages.js';
export type {
  BillingEvent,
  CreditIssued,
  InvoiceIssued,
  InvoiceLowered,
  InvoicePaid,
  InvoiceReminded,
  InvoiceRestored,
  IssueWithdrawn,
  MakeupIssued,
  MoneyWithdrawn,
  PackageCredited,
  PackageDebited,
  InvoiceSent,
  PackagePurchased,
  PackageRenewed,
  PaymentRecorded,
  RefundApproved,
  RefundDeclined,
  RefundRequested,
  RefundWithdrawn,
  SingleLessonIssued,
  StatementSent,
} from './events.js';
export { fulfilPurchase, offerPurchase, type OfferedCart, type PurchaseOffer } from './steps/card-purchase.js';
export { offerInvoice, payOfferedInvoice, type InvoiceOffer } from './steps/card-invoice.js';
export { CartLineInput, DISCOUNT, IN_INSTALMENTS, KEPT_CREDITS } from './http/items.inputs.js';
export { lineOf } from './http/cart-line.js';
export { ItemReply } from './http/items.replies.js';
export { CoverageReply } from './http/products.replies.js';
export { BankTransferReply, PaymentReply } from './http/payments.replies.js';
export { ForgetInvoiceMails } from './commands/forget-invoice-mails.js';
export { shareOf as cardFeeOn } from './domain/money.js';
export { fundsOf } from './facts/funds.js';
export { reverseRefund, withdrawMoney } from './steps/withdraw-money.js';
export { barnOnPaper, type BarnOnPaper } from './papers/barn-on-paper.js';
export { voucherBuyerEmail } from './facts/voucher-buyer.js';
export { voucherPaperOf } from './queries/voucher-paper.js';
export { voucherName, voucherPage, type VoucherPaper } from './papers/voucher-page.js';
export { fulfilVoucher, forgetVoucherOrder, offerVoucher, type VoucherOffer } from './steps/card-voucher.js';
export {
  guestPurchase,
  offerGuestPlace,
  type GuestInPlace,
  type GuestPlaceOffer,
  type GuestPlaceWish,
} from './steps/card-guest-place.js';
export { guestPrice, type GuestPrice } from './queries/guest-price.js';
export { OrderVoucher } from './commands/order-voucher.js';
export { HandOutVoucherForm } from './queries/voucher-form.js';
export { VoucherFormReply } from './http/voucher-form.replies.js';
export { VoucherStamps } from './voucher-stamps.js';
export { LONGEST_MESSAGE } from './domain/voucher.js';
export type { VoucherMailed } from './voucher-events.js';
export { ForgetVoucherNames } from './commands/forget-voucher-names.js';
export { framedPaper } from './papers/paper-frame.js';
export { exampleInvoicePaper } from './papers/example-paper.js';
export { amountOn, paperName } from './papers/paper-page.js';
export { printedPaper } from './papers/printed-paper.js';
export { transferOf } from './papers/payable.js';
export { bankTransfer, type BankTransfer } from './domain/bank-transfer.js';
export { openPayToken, payToken, payUrl, payUrlOf, type PayLink } from './papers/pay-link.js';
export { paperOf, titleOf, type Paper } from './papers/paper.js';
export { mailedReminder, type MailedReminder, type RemindedInvoice } from './queries/mailed-reminder.js';
export { reminderMailId } from './queries/reminder-run.js';
export { mailedStatement, type MailedStatement } from './queries/mailed-statement.js';
export { statementName, statementPage } from './papers/statement-page.js';
export { exampleStatement } from './papers/example-statement.js';
export { sentPaper, type SentPaper } from './queries/sent-paper.js';
export { purchaseOf } from './queries/purchase-reply.js';
export { dueDay, dueMinor, instalmentsOf, isMoney, isOwed, openMinor } from './queries/payment-rows.js';
export { addDays } from './domain/days.js';
export { METHOD_NAMES, methodName, type Method } from './domain/methods.js';
export { loweredInvoices } from './queries/lowered-invoices.js';
export { methodOf, takenByDay } from './queries/takings-of-days.js';
export { withoutTax, withTax } from './queries/with-tax.js';
export { worthLeft } from './queries/worth-left.js';
export { barnDay } from './queries/item-rows.js';
