import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { News } from '../../../platform/mail/composed-mail.js';
import { isOutsideAddress } from '../../../platform/outbound/outside-address.js';
import { postOutside } from '../../../platform/outbound/post-outside.js';
import { payloadOf, secondsOfWorth, urgencyOf } from '../domain/push-message.js';
import { pushKeys, tagOf, type Subscribed } from './push-keys.js';

/** `gone`: the browser is told there no more; `refused`: trying again is no use; `later`: the push service does not answer now. */
export const PUSH_OUTCOMES = ['taken', 'gone', 'refused', 'later'] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

const PATIENCE_MS = 8000;

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

@Injectable()
export class PushSender {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** No redirects are followed, and nothing of the answer is read but its status. */
  async send({ endpoint, p256dh, auth }: Subscribed, news: News): Promise<PushOutcome> {
    const now = this.clock.now();
    if (!isOutsideAddress(endpoint, this.config)) return 'refused';
    const { default: webPush } = await import('web-push');
    const topic = tagOf(this.config.secret, news.about);
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payloadOf(news, topic),
      {
        vapidDetails: { subject: `mailto:${this.config.supportEmail}`, ...pushKeys(this.config.secret) },
        TTL: secondsOfWorth(news.until, now),
        urgency: urgencyOf(news.until, now),
        topic,
      },
    );
    const answer = await postOutside(endpoint, { method, headers, body, patienceMs: PATIENCE_MS });
    return 'status' in answer ? outcomeOf(answer.status) : 'later';
  }
}
