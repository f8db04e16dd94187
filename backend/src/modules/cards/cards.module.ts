import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { CardCheckout } from './checkout/card-checkout.js';
import { SavedCards } from './checkout/saved-cards.js';
import { MoveCardsHandler } from './commands/move-cards.js';
import { FollowCardMoneyHandler } from './commands/follow-card-money.js';
import { StrandCardPaymentsHandler } from './commands/strand-card-payments.js';
import { KeepCardHandler, NoteCardCustomerHandler } from './commands/note-card-customer.js';
import { NoteCardIntentHandler } from './commands/note-card-intent.js';
import { NoteMoneyReturnedHandler } from './commands/note-money-returned.js';
import { CloseCardPaymentHandler, ReceiveCardPaymentHandler } from './commands/receive-card-payment.js';
import { StartCardPaymentHandler } from './commands/start-card-payment.js';
import { cardEvents } from './events.js';
import { CardAccountController } from './http/card-account.controller.js';
import { CardPaymentsController } from './http/card-payments.controller.js';
import { WebhookLimit } from './http/webhook-limit.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { MoneyGiver, MoneyToGiveBack } from './jobs/give-money-back.js';
import { CardPaymentReconciler, CardPaymentSchedule } from './jobs/reconcile-card-payments.js';
import { CardPaymentSettler } from './jobs/settle-card-payment.js';
import { moveCardsWhenPeopleMerge } from './policies/move-cards-when-people-merge.js';
import { ReadCardAccountHandler } from './queries/card-account.js';
import { BarnsOfAccountHandler } from './queries/barns-of-account.js';
import { FindCardCustomerHandler } from './queries/card-customers.js';
import { FindCardPaymentHandler, ListOpenPaymentsHandler } from './queries/card-payments.js';
import { FindRefundedCardHandler, FindUnneededCardHandler } from './queries/card-refunds.js';
import { ReadPurchaseHandler } from './queries/read-purchase.js';
import { CardCustomer } from './tables/card-customer.entity.js';
import { CardDispute } from './tables/card-dispute.entity.js';
import { CardRefund } from './tables/card-refund.entity.js';
import { CardPayment } from './tables/card-payment.entity.js';

@BarnModule({
  name: 'cards',
  entities: [CardPayment, CardCustomer, CardDispute, CardRefund],
  events: cardEvents,
  policies: [moveCardsWhenPeopleMerge],
  imports: [JobsModule],
  controllers: [CardAccountController, CardPaymentsController, WebhooksController],
  handlers: [
    CloseCardPaymentHandler,
    FollowCardMoneyHandler,
    StrandCardPaymentsHandler,
    KeepCardHandler,
    MoveCardsHandler,
    NoteCardCustomerHandler,
    NoteCardIntentHandler,
    NoteMoneyReturnedHandler,
    ReceiveCardPaymentHandler,
    StartCardPaymentHandler,
    BarnsOfAccountHandler,
    FindCardCustomerHandler,
    FindCardPaymentHandler,
    FindRefundedCardHandler,
    FindUnneededCardHandler,
    ListOpenPaymentsHandler,
    ReadCardAccountHandler,
    ReadPurchaseHandler,
  ],
  providers: [
    CardCheckout,
    SavedCards,
    WebhookLimit,
    CardPaymentReconciler,
    CardPaymentSchedule,
    CardPaymentSettler,
    MoneyGiver,
    MoneyToGiveBack,
  ],
})
export class CardsModule {}
