import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AddEndpointHandler } from './commands/add-endpoint.js';
import { SendAgainHandler, TestEndpointHandler } from './commands/ask-delivery.js';
import { ChangeEndpointHandler } from './commands/change-endpoint.js';
import { RemoveEndpointHandler } from './commands/remove-endpoint.js';
import { ReplaceSecretHandler } from './commands/replace-secret.js';
import { SwitchEndpointHandler } from './commands/switch-endpoint.js';
import { HookSender } from './delivery/hook-sender.js';
import { NewsFollowed } from './delivery/news-followed.js';
import { NewsTeller } from './delivery/news-teller.js';
import { TurnTaker } from './delivery/turn-taker.js';
import { webhookEvents } from './events.js';
import { WebhookDeliveriesController } from './http/webhook-deliveries.controller.js';
import { WebhookEndpointsController } from './http/webhook-endpoints.controller.js';
import { DeliveryKeeper, DeliverySchedule } from './jobs/keep-deliveries.js';
import { ListDeliveriesHandler } from './queries/deliveries.js';
import { ListEndpointsHandler } from './queries/endpoints.js';
import { WebhookDelivery } from './tables/webhook-delivery.entity.js';
import { WebhookEndpoint } from './tables/webhook-endpoint.entity.js';

@BarnModule({
  name: 'webhooks',
  entities: [WebhookEndpoint, WebhookDelivery],
  publishes: [WebhookEndpoint],
  events: webhookEvents,
  imports: [JobsModule],
  controllers: [WebhookEndpointsController, WebhookDeliveriesController],
  handlers: [
    AddEndpointHandler,
    ChangeEndpointHandler,
    RemoveEndpointHandler,
    ReplaceSecretHandler,
    SendAgainHandler,
    SwitchEndpointHandler,
    TestEndpointHandler,
    ListDeliveriesHandler,
    ListEndpointsHandler,
  ],
  providers: [DeliveryKeeper, DeliverySchedule, HookSender, NewsFollowed, NewsTeller, TurnTaker],
})
export class WebhooksModule {}
