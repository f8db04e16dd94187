import { AddEndpoint } from '../../src/modules/webhooks/commands/add-endpoint.js';
import { SendAgain, TestEndpoint } from '../../src/modules/webhooks/commands/ask-delivery.js';
import { ChangeEndpoint } from '../../src/modules/webhooks/commands/change-endpoint.js';
import { RemoveEndpoint } from '../../src/modules/webhooks/commands/remove-endpoint.js';
import { ReplaceSecret } from '../../src/modules/webhooks/commands/replace-secret.js';
import { SwitchEndpoint } from '../../src/modules/webhooks/commands/switch-endpoint.js';
import { messageId } from '../../src/modules/webhooks/delivery/signature.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

const secret = { secretHint: 'whsec_Mf9Q', secret: 'locked' };

/** A program that is told for a while. It is deleted, or the barn would have as many as it may. */
export const webhookDeeds = (does: Does, admin: Actor) => [
  async ({ how, far }: Step) => {
    const wanted = {
      url: 'https://hooks.club.com/leadline',
      isOutside: true,
      description: `Club site ${how}`,
      kinds: ['lesson.created', 'invoice.paid'] as const,
    };
    const endpoint = await does(admin, AddEndpoint, { ...wanted, ...secret });
    await does(admin, ChangeEndpoint, { ...wanted, ...endpoint, kinds: ['lesson.deleted'] });
    await does(admin, ReplaceSecret, { ...endpoint, ...secret, formerForMs: 1000 });
    const sent = { ...endpoint, messageId: messageId({ test: endpoint.endpointId }) };
    await does(admin, TestEndpoint, sent);
    await does(admin, SendAgain, sent);
    await does(admin, SwitchEndpoint, { ...endpoint, because: far ? 'wish' : 'gone' });
    await does(admin, RemoveEndpoint, endpoint);
  },
];
