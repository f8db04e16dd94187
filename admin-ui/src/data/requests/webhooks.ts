import { useQuery } from '@tanstack/react-query';
import { get, post, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useSecretChange } from './use-secret-change';

export type Webhooks = Reply<'webhook_endpoints/index'>;
export type Webhook = Webhooks['webhooks'][number];
export type WebhookKind = Webhooks['kinds'][number];
export type WebhookLog = Reply<'webhook_deliveries/index'>;
export type Delivery = WebhookLog['deliveries'][number];

export const useWebhooks = () =>
  useQuery({ queryKey: keys.webhooks, queryFn: ({ signal }) => get('webhook_endpoints/index', {}, signal) });

const LOOK_AGAIN_MS = 5000;

/** While something is on its way it looks again. */
export const useWebhookLog = (id: string, offset: number) =>
  useQuery({
    queryKey: keys.webhookLog(id, offset),
    queryFn: ({ signal }) => get('webhook_deliveries/index', { id, offset }, signal),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ state: one }) => one === 'waiting') ? LOOK_AGAIN_MS : false,
  });

const useChange = <Given, Done>(change: (given: Given) => Promise<Done>) => useSecretChange(keys.webhooks, change);

export const useAddWebhook = () =>
  useChange((webhook: Input<'webhook_endpoints/create'>) => post('webhook_endpoints/create', webhook));
export const useChangeWebhook = () =>
  useChange((webhook: Input<'webhook_endpoints/change'>) => post('webhook_endpoints/change', webhook));
export const useSwitchWebhook = () =>
  useChange((to: Input<'webhook_endpoints/switch'>) => post('webhook_endpoints/switch', to));
export const useReplaceSecret = () => useChange((id: string) => post('webhook_endpoints/replaceSecret', { id }));
export const useDeleteWebhook = () => useChange((id: string) => post('webhook_endpoints/remove', { id }));
export const useTestWebhook = () => useChange((id: string) => post('webhook_deliveries/test', { id }));
export const useSendAgain = () =>
  useChange((sent: Input<'webhook_deliveries/sendAgain'>) => post('webhook_deliveries/sendAgain', sent));
