import { farmAnswers } from './answers.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { PaymentsModule } from '../../platform/payments/payments.module.js';
import { AnnounceFarmHandler } from './commands/announce-farm.js';
import { ChangePreferenceHandler } from './commands/change-preference.js';
import { ChooseSystemProductHandler } from './commands/choose-system-product.js';
import { ConnectCardAccountHandler, DisconnectCardAccountHandler } from './commands/connect-card-account.js';
import { EnterFarmHandler } from './commands/enter-farm.js';
import { DiscardFarmHandler } from './commands/discard-farm.js';
import {
  EndSubscriptionHandler,
  NoteDeclinedSubscriptionHandler,
  NoteSubscriptionHandler,
} from './commands/note-subscription.js';
import { NotePaymentCustomerHandler } from './commands/note-payment-customer.js';
import { OpenFarmHandler } from './commands/open-farm.js';
import { RequestPaymentCustomerHandler } from './commands/request-payment-customer.js';
import { SetFarmActivationHandler } from './commands/set-farm-activation.js';
import { SetLogoHandler } from './commands/set-logo.js';
import { farmEvents } from './events.js';
import { EnterFarmController } from './http/enter-farm.controller.js';
import { FarmsController } from './http/farms.controller.js';
import { LogoController } from './http/logo.controller.js';
import { PaymentCustomerController } from './http/payment-customer.controller.js';
import { PublicListingController } from './http/public-listing.controller.js';
import { SubscriptionController } from './http/subscription.controller.js';
import { SuperController } from './http/super.controller.js';
import { PaymentCustomerWorker } from './jobs/create-payment-customer.js';
import { SubscriptionFollower } from './jobs/follow-subscription.js';
import { PaymentCustomers } from './jobs/payment-customers.js';
import { CountBarnHandler } from './queries/barn-counts.js';
import { ReadFarmDefaultsHandler } from './queries/farm-defaults.js';
import { ReadFarmEditorHandler } from './queries/farm-editor.js';
import { ListFarmsHandler } from './queries/farm-list.js';
import { ReadLogoHandler } from './queries/logo.js';
import { PublicListingHandler } from './queries/public-listing.js';
import { PaymentCustomerHandler } from './queries/payment-customer.js';
import { BarnOfCustomerHandler, ReadSubscriptionHandler } from './queries/subscription.js';
import { ListPlansHandler } from './queries/plans.js';
import { Farm } from './tables/farm.entity.js';
import { KeepLogo } from './uploads/keep-logo.js';

@BarnModule({
  name: 'farms',
  entities: [Farm],
  publishes: [Farm],
  answers: farmAnswers,
  events: farmEvents,
  imports: [JobsModule, PaymentsModule],
  controllers: [
    FarmsController,
    SuperController,
    EnterFarmController,
    LogoController,
    PaymentCustomerController,
    PublicListingController,
    SubscriptionController,
  ],
  handlers: [
    AnnounceFarmHandler,
    ChangePreferenceHandler,
    ChooseSystemProductHandler,
    ConnectCardAccountHandler,
    DisconnectCardAccountHandler,
    DiscardFarmHandler,
    EndSubscriptionHandler,
    EnterFarmHandler,
    NoteDeclinedSubscriptionHandler,
    NoteSubscriptionHandler,
    NotePaymentCustomerHandler,
    OpenFarmHandler,
    RequestPaymentCustomerHandler,
    SetFarmActivationHandler,
    SetLogoHandler,
    BarnOfCustomerHandler,
    CountBarnHandler,
    ListFarmsHandler,
    ListPlansHandler,
    PaymentCustomerHandler,
    PublicListingHandler,
    ReadFarmDefaultsHandler,
    ReadFarmEditorHandler,
    ReadLogoHandler,
    ReadSubscriptionHandler,
  ],
  providers: [KeepLogo, PaymentCustomers, PaymentCustomerWorker, SubscriptionFollower],
})
export class FarmsModule {}
