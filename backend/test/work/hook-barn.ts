import { webhookKinds } from '../../src/modules/webhooks/domain/kinds.js';
import { promoteDelayed } from '../crash/promote-delayed.js';
import { ridingBarn } from '../enrollment/riding-barn.js';
import { becomes } from '../support/settled.js';
import { NOW } from '../support/test-app.js';
import { hookCatcher } from './hook-catcher.js';
import { workApp } from './work-app.js';

export interface Delivery {
  message_id: string;
  kind: string;
  state: string;
  tries: number;
  next_try_at: string | null;
  http_status: number | null;
  problem: string | null;
}

/** The application with its workers, and a receiver. */
export async function hookApp() {
  const [app, receiver] = await Promise.all([workApp(), hookCatcher()]);
  /** Everything that is due now was tried; what is to be tried later waits. */
  const quiet = async (farmId: string) => {
    await app.dispatcher.untilProcessed(farmId);
    await becomes(
      () => app.jobs.backlog(),
      (queues) => queues.every(({ waiting, active }) => waiting + active === 0),
    );
  };
  return {
    ...app,
    receiver,
    quiet,
    /** So much later, with everything that is due by then. */
    later: async (farmId: string, ms: number) => {
      app.clock.set(new Date(app.clock.now().getTime() + ms).toISOString());
      await promoteDelayed(app.config.ownerUrl);
      await quiet(farmId);
    },
    stop: async () => {
      await app.stop();
      await receiver.stop();
    },
  };
}

export type HookApp = Awaited<ReturnType<typeof hookApp>>;

/** Opened a second before NOW: what is told afterwards is news of then. */
export async function hookBarn(app: HookApp) {
  app.clock.set(new Date(Date.parse(NOW) - 1000).toISOString());
  const barn = await ridingBarn(app, { preferences: { can_use_invoices: 1, send_notifications: 0 } });
  app.clock.set(NOW);
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    app.call(barn.admin, 'POST', path, body, headers);
  return {
    ...barn,
    post,
    /** An endpoint that wants everything, unless told otherwise; the path is its address at the receiver. */
    endpoint: async (path: string, { kinds = webhookKinds as readonly string[], next = [] as number[] } = {}) => {
      const input = { url: app.receiver.url(path, ...next), description: 'Club site', kinds };
      const { status, body } = await post('webhook_endpoints/create', input);
      expect(status).toBe(200);
      return { id: body.webhook.id as string, secret: body.secret as string };
    },
    endpoints: async () =>
      (await app.call(barn.admin, 'GET', 'webhook_endpoints/index')).body.webhooks as Record<string, unknown>[],
    log: async (id: string) =>
      (await app.call(barn.admin, 'GET', 'webhook_deliveries/index', { id })).body.deliveries as Delivery[],
    told: async () => {
      await app.quiet(barn.farmId);
      return app.receiver.hooks;
    },
    events: async () => (await barn.log()).filter(({ type }) => type.startsWith('webhooks.')),
  };
}

export type HookBarn = Awaited<ReturnType<typeof hookBarn>>;
