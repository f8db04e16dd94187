import { ask, post, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type PayPage = Reply<'pay/open'>;

/** The invoice behind a link; asked in a body, because the link is a key. */
export const payPageQuery = (token: string) =>
  queryOptions({ queryKey: ['pay-link', token], queryFn: () => ask('pay/open', { token }), retry: false });

/** Begun when somebody pays, and not before. `total` in cents, as it was shown. */
export const beginByLink = (token: string, total: number) => post('pay/start', { token, total });

/** Recorded by the barn, once; answers the invoice as it is then. */
export const recordByLink = (token: string, reference: string) => post('pay/paid', { token, reference });
