import { billingAnswers } from './answers.js';
import { AddProductHandler } from './commands/add-product.js';
import { AdjustAllocationsHandler } from './commands/adjust-allocations.js';
import { AllocatePackagesHandler } from './commands/allocate-packages.js';
import { ApproveRefundHandler } from './commands/approve-refund.js';
import { AssignPackagesHandler } from './commands/assign-packages.js';
import { AssignProgramHandler, TakeProgramHandler } from './commands/assign-program.js';
import { EditProductHandler } from './commands/edit-product.js';
import { AppointSystemProductHandler } from './commands/appoint-system-product.js';
import { AdvanceBillingHandler, BillLessonsHandler, UnbillLessonsHandler } from './commands/bill-lessons.js';
import { CloseTillHandler, ReopenTillHandler } from './commands/close-till.js';
import { DeclineRefundHandler } from './commands/decline-refund.js';
import { DeletePackageHandler } from './commands/delete-package.js';
import { RestorePackageHandler } from './commands/restore-package.js';
import { DeletePaymentHandler } from './commands/delete-payment.js';
import { EditPackageHandler } from './commands/edit-package.js';
import { ForgetInvoiceMailsHandler } from './commands/forget-invoice-mails.js';
import { HandOverSharedHandler } from './commands/hand-over-shared.js';
import { HandOverPackagesHandler } from './commands/hand-over-packages.js';
import { HoldRemindersHandler } from './commands/hold-reminders.js';
import { PayInvoicesHandler } from './commands/pay-invoices.js';
import { MovePaymentsHandler } from './commands/move-payments.js';
import { PrepareSystemProductsHandler } from './commands/prepare-system-products.js';
import { PurchasePackagesHandler } from './commands/purchase-packages.js';
import { RecordPaymentRoundHandler } from './commands/record-payment-round.js';
import { RemindAccountsHandler } from './commands/remind-accounts.js';
import { RecordPaymentHandler } from './commands/record-payment.js';
import { RenewPackageHandler } from './commands/renew-package.js';
import { SendInvoiceHandler } from './commands/send-invoice.js';
import { SendStatementHandler } from './commands/send-statement.js';
import { SetProductActivationHandler } from './commands/set-product-activation.js';
import { ChangeDueDateHandler } from './commands/change-due-date.js';
import { ChargeLateFeesHandler } from './commands/charge-late-fees.js';
import { WithdrawLateFeesHandler } from './commands/withdraw-late-fees.js';
import { SettleCancellationsHandler } from './commands/settle-cancellations.js';
import { CancelVoucherHandler } from './commands/cancel-voucher.js';
import { ForgetVoucherNamesHandler } from './commands/forget-voucher-names.js';
import { MailVoucherHandler } from './commands/mail-voucher.js';
import { RedeemVoucherHandler } from './commands/redeem-voucher.js';
import { OrderVoucherHandler } from './commands/order-voucher.js';
import { SellVoucherHandler } from './commands/sell-voucher.js';
import { TakeBackSettlementsHandler } from './commands/take-back-settlements.js';
import { billingErrors } from './domain/errors.js';
import { billingEvents } from './described-events.js';
import { lessonBillingEvents } from './lesson-billing-events.js';
import { paperEvents } from './paper-events.js';
import { voucherEvents } from './voucher-events.js';
import { tillEvents } from './till-events.js';
import { AccountItemsController } from './http/account-items.controller.js';
import { DeletedItemsController } from './http/deleted-items.controller.js';
import { ItemsController } from './http/items.controller.js';
import { InvoicePaymentsController } from './http/invoice-payments.controller.js';
import { LessonBillingController } from './http/lesson-billing.controller.js';
import { PackageLessonsController } from './http/package-lessons.controller.js';
import { PapersController } from './http/papers.controller.js';
import { StatementsController } from './http/statements.controller.js';
import { FinancialController, PaymentsController } from './http/payments.controller.js';
import { ProductProgramsController } from './http/product-programs.controller.js';
import { ProductsController } from './http/products.controller.js';
import { TillController } from './http/till.controller.js';
import { RestProductsController } from './http/rest-products.controller.js';
import { DiscountCodesController } from './http/discount-codes.controller.js';
import { VouchersController } from './http/vouchers.controller.js';
import { VoucherOrderClearer, VoucherOrderSchedule } from './jobs/clear-voucher-orders.js';
import { InvoiceMailClearer, InvoiceMailSchedule } from './jobs/clear-invoice-mails.js';
import { lessonBillings } from './jobs/lesson-billings.js';
import { RemindersController } from './http/reminders.controller.js';
import { InvoiceReminderRound, InvoiceReminderSchedule } from './jobs/remind-of-invoices.js';
import { RenewalRound, RenewalSchedule } from './jobs/renew-packages.js';
import { billingPolicies } from './policies/in-order.js';
import { coveredPlaces } from './projections/covered-places.js';
import { packageProjection } from './projections/package.js';
import { remindersProjection } from './projections/reminders.js';
import { paperNumberProjection } from './projections/paper-number.js';
import { paymentProjection } from './projections/payment.js';
import { lessonBillingProjection } from './projections/lesson-billing.js';
import { voucherProjection } from './projections/voucher.js';
import { tillClosingProjection } from './projections/till-closing.js';
import { ListCreditsHandler } from './queries/credits.js';
import { ListDeletedPackagesHandler } from './queries/deleted-packages.js';
import { ListEveryItemHandler } from './queries/every-item.js';
import { ReadFinancialHandler } from './queries/financial.js';
import { ListPaymentItemsHandler } from './queries/payment-items.js';
import { QuoteCartHandler } from './queries/quote.js';
import { ListProductProgramsHandler } from './queries/product-programs.js';
import {
  GetProductHandler,
  GetSectionProductHandler,
  ListProductOptionsHandler,
  ListProductsHandler,
} from './queries/products.js';
import { PreviewInvoicePaymentHandler } from './queries/invoice-payment.js';
import { PreviewPaymentDeletionHandler } from './queries/payment-deletion.js';
import { ReadPaperHandler } from './queries/paper.js';
import { ReadStatementHandler } from './queries/statement.js';
import { PaymentRoundDueHandler } from './queries/next-reminders.js';
import { PreviewRemindersHandler, ShowNextRemindersHandler } from './queries/reminder-preview.js';
import { ReadReminderRunHandler } from './queries/reminder-run.js';
import { RenewalsDueHandler } from './queries/renewals-due.js';
import { PreviewLessonBillingHandler } from './queries/lesson-billing-preview.js';
import { ListLessonBillingsHandler, ReadLessonBillingHandler } from './queries/lesson-billings.js';
import { PreviewTillHandler } from './queries/preview-till.js';
import { ReadTillDayHandler } from './queries/till-day.js';
import { LookAtDiscountCodeHandler } from './queries/discount-of-code.js';
import { HandOutVoucherFormHandler } from './queries/voucher-form.js';
import { OfferVoucherHandler } from './queries/voucher-offer.js';
import { ReadVoucherPaperHandler } from './queries/voucher-paper.js';
import { ListVouchersHandler, OffersVouchersHandler } from './queries/vouchers.js';
import { ReadTillPaperHandler } from './queries/till-paper.js';
import { ReadOwedHandler } from './queries/owed.js';
import { ListUnbilledHandler } from './queries/unbilled.js';
import { GetStudentPurchaseHandler } from './queries/student-purchase.js';
import { ListStudentPurchasesHandler } from './queries/student-purchases.js';
import { InvoiceMail } from './tables/invoice-mail.entity.js';
import { LessonBillingRun } from './tables/lesson-billing.entity.js';
import { Package } from './tables/package.entity.js';
import { Payment } from './tables/payment.entity.js';
import { PaperNumber } from './tables/paper-number.entity.js';
import { PaymentReminder } from './tables/payment-reminder.entity.js';
import { ReminderHold } from './tables/reminder-hold.entity.js';
import { ProductProgram } from './tables/product-program.entity.js';
import { Product } from './tables/product.entity.js';
import { TillClosing } from './tables/till-closing.entity.js';
import { VoucherCard } from './tables/voucher-card.entity.js';
import { VoucherOrder } from './tables/voucher-order.entity.js';
import { VoucherStamps } from './voucher-stamps.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Voucher } from './tables/voucher.entity.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { PdfModule } from '../../platform/pdf/pdf.module.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'billing',
  entities: [
    Product,
    ProductProgram,
    Package,
    Payment,
    InvoiceMail,
    TillClosing,
    LessonBillingRun,
    PaymentReminder,
    ReminderHold,
    PaperNumber,
    Voucher,
    VoucherCard,
    VoucherOrder,
  ],
  publishes: [Product, ProductProgram, Package, Payment, TillClosing, Voucher, VoucherCard],
  answers: billingAnswers,
  events: { ...billingEvents, ...tillEvents, ...lessonBillingEvents, ...voucherEvents, ...paperEvents },
  projections: [
    paymentProjection,
    packageProjection,
    coveredPlaces,
    tillClosingProjection,
    lessonBillingProjection,
    remindersProjection,
    voucherProjection,
    paperNumberProjection,
  ],
  policies: billingPolicies,
  violations: {
    package_units_left: billingErrors.no_units_left,
    payment_invoice_number: billingErrors.invoice_number_taken,
  },
  controllers: [
    AccountItemsController,
    DeletedItemsController,
    DiscountCodesController,
    FinancialController,
    InvoicePaymentsController,
    ItemsController,
    LessonBillingController,
    PackageLessonsController,
    PapersController,
    StatementsController,
    PaymentsController,
    ProductProgramsController,
    ProductsController,
    RemindersController,
    RestProductsController,
    TillController,
    VouchersController,
  ],
  handlers: [
    AddProductHandler,
    AdjustAllocationsHandler,
    AllocatePackagesHandler,
    AssignPackagesHandler,
    AssignProgramHandler,
    TakeProgramHandler,
    EditProductHandler,
    AppointSystemProductHandler,
    ChangeDueDateHandler,
    DeletePackageHandler,
    RestorePackageHandler,
    ApproveRefundHandler,
    AdvanceBillingHandler,
    BillLessonsHandler,
    UnbillLessonsHandler,
    CloseTillHandler,
    ReopenTillHandler,
    DeclineRefundHandler,
    DeletePaymentHandler,
    EditPackageHandler,
    ForgetInvoiceMailsHandler,
    HandOverPackagesHandler,
    HandOverSharedHandler,
    HoldRemindersHandler,
    MovePaymentsHandler,
    PayInvoicesHandler,
    PreviewInvoicePaymentHandler,
    PreviewPaymentDeletionHandler,
    PrepareSystemProductsHandler,
    PurchasePackagesHandler,
    RecordPaymentHandler,
    RecordPaymentRoundHandler,
    RemindAccountsHandler,
    RenewPackageHandler,
    SendInvoiceHandler,
    SendStatementHandler,
    SetProductActivationHandler,
    SettleCancellationsHandler,
    ChargeLateFeesHandler,
    WithdrawLateFeesHandler,
    TakeBackSettlementsHandler,
    GetProductHandler,
    GetSectionProductHandler,
    ListProductOptionsHandler,
    ListProductProgramsHandler,
    ListProductsHandler,
    GetStudentPurchaseHandler,
    ListStudentPurchasesHandler,
    ReadOwedHandler,
    ListLessonBillingsHandler,
    ListUnbilledHandler,
    PreviewLessonBillingHandler,
    ReadLessonBillingHandler,
    PreviewTillHandler,
    ReadTillDayHandler,
    ReadTillPaperHandler,
    OrderVoucherHandler,
    HandOutVoucherFormHandler,
    SellVoucherHandler,
    RedeemVoucherHandler,
    CancelVoucherHandler,
    MailVoucherHandler,
    ForgetVoucherNamesHandler,
    ListVouchersHandler,
    OffersVouchersHandler,
    OfferVoucherHandler,
    LookAtDiscountCodeHandler,
    ReadVoucherPaperHandler,
    ListCreditsHandler,
    ListDeletedPackagesHandler,
    ListEveryItemHandler,
    ListPaymentItemsHandler,
    QuoteCartHandler,
    ReadFinancialHandler,
    ReadPaperHandler,
    ReadStatementHandler,
    PaymentRoundDueHandler,
    PreviewRemindersHandler,
    ShowNextRemindersHandler,
    ReadReminderRunHandler,
    RenewalsDueHandler,
  ],
  imports: [JobsModule, PdfModule],
  providers: [
    RenewalSchedule,
    RenewalRound,
    InvoiceMailSchedule,
    InvoiceMailClearer,
    VoucherOrderSchedule,
    VoucherOrderClearer,
    { provide: VoucherStamps, inject: [CONFIG], useFactory: ({ secret }: Config) => new VoucherStamps(secret) },
    ...lessonBillings,
    InvoiceReminderSchedule,
    InvoiceReminderRound,
  ],
})
export class BillingModule {}
