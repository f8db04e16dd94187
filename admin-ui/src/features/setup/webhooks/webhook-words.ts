import type { Delivery, Webhook, WebhookKind } from '@/data/requests/webhooks';
import { momentIn } from '../imports/moment';

/** As somebody calls it, or where it is. */
export const nameOf = ({ description, url }: Webhook): string => description || new URL(url).host;

export const kindsWords = ({ kinds: wanted }: Webhook, kinds: readonly WebhookKind[]): string =>
  wanted.length === kinds.length ? 'Everything that can be sent' : wanted.join(' · ');

const offWords = {
  wish: null,
  gone: 'Switched off, because the other program answered that it wants no more (410).',
  failing: 'Switched off, because nothing came through for five days.',
} as const;

/** What somebody has to look after; null: all is well. */
export const troubleOf = ({ active, off_because, failing_since }: Webhook, zone: string): string | null => {
  if (!active) return off_because && offWords[off_because];
  return failing_since ? `Nothing has come through since ${momentIn(zone, failing_since)}. It is tried again.` : null;
};

export const standingWords = ({ last_delivered_at, waiting, failed, added_by, created_at }: Webhook, zone: string) =>
  [
    last_delivered_at ? `Last delivered ${momentIn(zone, last_delivered_at)}` : 'Nothing delivered yet',
    waiting > 0 && `${waiting} waiting`,
    failed > 0 && `${failed} failed`,
    `Added by ${added_by ?? 'somebody who left'}, ${momentIn(zone, created_at)}`,
  ]
    .filter(Boolean)
    .join(' · ');

const problems = {
  late: 'no answer in ten seconds',
  private: 'the address is of a private network',
  unreachable: 'nobody answered there',
  secret: 'the secret has to be replaced',
} as const;

/** What became of a delivery, and what comes next. */
export const outcomeWords = ({ http_status, problem, tries, next_try_at }: Delivery, zone: string): string =>
  [
    problem ? problems[problem] : http_status !== null && `answered ${http_status}`,
    tries > 0 && (tries === 1 ? '1 try' : `${tries} tries`),
    next_try_at && tries > 0 && `next try ${momentIn(zone, next_try_at)}`,
  ]
    .filter(Boolean)
    .join(' · ') || 'on its way';
