import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideSending } from '../domain/decide-endpoint.js';
import { TEST_KIND } from '../domain/kinds.js';
import { endpointStream, type DeliveryAsked } from '../events.js';
import { knownEndpoint } from '../facts/known-endpoint.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';
import { WebhookDelivery } from '../tables/webhook-delivery.entity.js';

type Asked = DeliveryAsked['data'];

/** Somebody looks on: an endpoint that rests after a failure is tried now. */
async function ask(barn: BarnTransaction, data: Asked) {
  const { farmId } = barn;
  const { endpointId } = data;
  await barn.repository(WebhookEndpoint).update({ farmId, endpointId }, { restUntil: null });
  barn.record(endpointStream(endpointId), { type: 'webhooks.DeliveryAsked', data } satisfies DeliveryAsked);
}

/** News that say nothing, to see whether the receiver takes them. */
export class TestEndpoint extends barnCommand<Omit<Asked, 'isTest'>, string>('webhooks.TestEndpoint') {}

@CommandHandler(TestEndpoint)
export class TestEndpointHandler extends BarnCommandHandler<TestEndpoint> {
  async handle(barn: BarnTransaction, { endpointId, messageId }: Omit<Asked, 'isTest'>) {
    const { farmId, now } = barn;
    decideSending(await knownEndpoint(barn, endpointId));
    await barn.repository(WebhookDelivery).insert({
      farmId,
      endpointId,
      messageId,
      kind: TEST_KIND,
      data: {},
      createdAt: now,
      nextTryAt: now,
    });
    await ask(barn, { endpointId, messageId, isTest: true });
    return messageId;
  }
}

/** Under its id, so that a receiver who has it already can leave it; tried as often as the first time. */
export class SendAgain extends barnCommand<Omit<Asked, 'isTest'>>('webhooks.SendAgain') {}

@CommandHandler(SendAgain)
export class SendAgainHandler extends BarnCommandHandler<SendAgain> {
  async handle(barn: BarnTransaction, { endpointId, messageId }: Omit<Asked, 'isTest'>) {
    const { farmId, now } = barn;
    decideSending(await knownEndpoint(barn, endpointId));
    const sent = { farmId, endpointId, messageId };
    const deliveries = barn.repository(WebhookDelivery);
    const delivery = await deliveries.findOneBy(sent);
    if (!delivery) throw notFound('What was sent');
    await deliveries.update(sent, { state: 'waiting', tries: 0, nextTryAt: now, heldUntil: null });
    await ask(barn, { endpointId, messageId, isTest: delivery.kind === TEST_KIND });
  }
}
