import { CONFIG, type Config } from '../../platform/config/config.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { UnsignedLimit } from '../../platform/http/unsigned-limit.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { VoucherStamps } from '../billing/contracts.js';
import { CardCheckout } from './checkout/card-checkout.js';
import { Confirmations } from './checkout/confirmations.js';
import { DueCharges } from './checkout/due-charges.js';
import { SavedCards } from './checkout/saved-cards.js';
import { StrangersTill } from './checkout/strangers-till.js';
import { AgreeToChargesHandler, EndChargesHandler } from './commands/agree-to-charges.js';
import { AdvanceReleaseHandler } from './commands/advance-release.js';
import { AskToConfirmHandler } from './commands/ask-to-confirm.js';
import { BeginChargeHandler } from './commands/begin-charge.js';
import { NoteMoneyHeldHandler, ReleaseHeldMoneyHandler, TakeHeldMoneyHandler } from './commands/held-money.js';
import { HoldReleaseHandler, ResumeReleaseHandler } from './commands/hold-release.js';
import { ReleaseUnpaidHandler } from './commands/release-unpaid.js';
import { ForgetCardsHandler } from './commands/forget-cards.js';
import { MoveCardsHandler } from './commands/move-cards.js';
import { FollowCardMoneyHandler } from './commands/follow-card-money.js';
import { CloseStrandedPaymentHandler, StrandCardPaymentsHandler } from './commands/strand-card-payments.js';
import { KeepCardHandler, NoteCardCustomerHandler } from './commands/note-card-customer.js';
import { NoteCardIntentHandler } from './commands/note-card-intent.js';
import { NoteChargeFailedHandler } from './commands/note-charge-failed.js';
import { NoteReturnRefusedHandler } from './commands/note-return-refused.js';
import { NoteMoneyReturnedHandler } from './commands/note-money-returned.js';
import { CloseCardPaymentHandler, ReceiveCardPaymentHandler } from './commands/receive-card-payment.js';
import { StartCardPaymentHandler } from './commands/start-card-payment.js';
import { cardEvents } from './events.js';
import { CardAccountController } from './http/card-account.controller.js';
import { PaymentIssuesController } from './http/payment-issues.controller.js';
import { CardPaymentsController } from './http/card-payments.controller.js';
import { ConfirmationsController } from './http/confirmations.controller.js';
import { DueChargesController } from './http/due-charges.controller.js';
import { PayLinksController } from './http/pay-links.controller.js';
import { PayLinks } from './http/pay-links.js';
import { ReleasesController } from './http/releases.controller.js';
import { PublicVouchersController } from './http/public-vouchers.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { DueChargeRound, DueChargeSchedule } from './jobs/charge-what-is-due.js';
import { InvoicesPaidOtherwise, PaidOtherwiseEnder } from './jobs/end-paid-otherwise.js';
import { ReleaseRound, ReleaseSchedule } from './jobs/release-unpaid-places.js';
import { MoneyGiver, MoneyToGiveBack } from './jobs/give-money-back.js';
import { CardPaymentReconciler, CardPaymentSchedule } from './jobs/reconcile-card-payments.js';
import { CardPaymentSettler } from './jobs/settle-card-payment.js';
import { HeldMoneyDecided } from './jobs/settle-held-money.js';
import { moveCardsWhenPeopleMerge } from './policies/move-cards-when-people-merge.js';
import { ReadCardAccountHandler } from './queries/card-account.js';
import { BarnsOfAccountHandler } from './queries/barns-of-account.js';
import { FindCardCustomerHandler } from './queries/card-customers.js';
import {
  FindCardPaymentHandler,
  ListAskedForInvoiceHandler,
  ListOpenForInvoiceHandler,
  ListOpenPaymentsHandler,
} from './queries/card-payments.js';
import { ChargesDueHandler, ReadDueChargesHandler } from './queries/due-charges.js';
import { FindRefundedCardHandler, FindUnneededCardHandler } from './queries/card-refunds.js';
import { ListPaymentIssuesHandler } from './queries/payment-issues.js';
import { ListConfirmationsHandler, ReadConfirmationHandler } from './queries/confirmations.js';
import { ReadPayPageHandler } from './queries/pay-page.js';
import { ReadReleaseHandler, ReleasesDueHandler } from './queries/releases.js';
import { ReadPurchaseHandler } from './queries/read-purchase.js';
import { CardCustomer } from './tables/card-customer.entity.js';
import { CardDispute } from './tables/card-dispute.entity.js';
import { CardRefund } from './tables/card-refund.entity.js';
import { CardPayment } from './tables/card-payment.entity.js';
import { ChargeConsent } from './tables/charge-consent.entity.js';
import { PlaceReleaseRow } from './tables/place-release.entity.js';
import { ChargeTryRow } from './tables/charge-try.entity.js';

@BarnModule({
  name: 'cards',
  entities: [CardPayment, CardCustomer, CardDispute, CardRefund, ChargeConsent, ChargeTryRow, PlaceReleaseRow],
  publishes: [CardPayment, CardDispute, ChargeConsent, PlaceReleaseRow],
  events: cardEvents,
  policies: [moveCardsWhenPeopleMerge],
  imports: [JobsModule],
  controllers: [
    CardAccountController,
    CardPaymentsController,
    ConfirmationsController,
    DueChargesController,
    PayLinksController,
    PaymentIssuesController,
    ReleasesController,
    PublicVouchersController,
    WebhooksController,
  ],
  handlers: [
    AgreeToChargesHandler,
    EndChargesHandler,
    AskToConfirmHandler,
    AdvanceReleaseHandler,
    HoldReleaseHandler,
    ResumeReleaseHandler,
    ReleaseUnpaidHandler,
    BeginChargeHandler,
    NoteChargeFailedHandler,
    CloseCardPaymentHandler,
    CloseStrandedPaymentHandler,
    FollowCardMoneyHandler,
    StrandCardPaymentsHandler,
    KeepCardHandler,
    ForgetCardsHandler,
    MoveCardsHandler,
    NoteCardCustomerHandler,
    NoteCardIntentHandler,
    NoteMoneyHeldHandler,
    NoteMoneyReturnedHandler,
    NoteReturnRefusedHandler,
    ReceiveCardPaymentHandler,
    ReleaseHeldMoneyHandler,
    TakeHeldMoneyHandler,
    StartCardPaymentHandler,
    BarnsOfAccountHandler,
    ChargesDueHandler,
    ReadDueChargesHandler,
    FindCardCustomerHandler,
    FindCardPaymentHandler,
    FindRefundedCardHandler,
    FindUnneededCardHandler,
    ListAskedForInvoiceHandler,
    ListOpenForInvoiceHandler,
    ReleasesDueHandler,
    ReadReleaseHandler,
    ListOpenPaymentsHandler,
    ListPaymentIssuesHandler,
    ReadCardAccountHandler,
    ListConfirmationsHandler,
    ReadConfirmationHandler,
    ReadPayPageHandler,
    ReadPurchaseHandler,
  ],
  providers: [
    CardCheckout,
    Confirmations,
    DueCharges,
    DueChargeRound,
    DueChargeSchedule,
    ReleaseRound,
    ReleaseSchedule,
    SavedCards,
    StrangersTill,
    UnsignedLimit,
    PayLinks,
    { provide: VoucherStamps, inject: [CONFIG], useFactory: ({ secret }: Config) => new VoucherStamps(secret) },
    CardPaymentReconciler,
    CardPaymentSchedule,
    CardPaymentSettler,
    HeldMoneyDecided,
    InvoicesPaidOtherwise,
    PaidOtherwiseEnder,
    MoneyGiver,
    MoneyToGiveBack,
  ],
})
export class CardsModule {}
