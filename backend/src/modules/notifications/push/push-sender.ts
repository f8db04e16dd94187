import { lookup as resolve } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { News } from '../../../platform/mail/composed-mail.js';
import { isPublicAddress, isPushEndpoint } from './push-endpoint.js';
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

/** Whatever its name stands for at this moment, no machine of our own network is called. */
const onlyOutside: LookupFunction = (hostname, options, found) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 0);
    const outside = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = outside;
    if (!first) return found(new Error('This name is not of the world outside.'), '', 0);
    return options.all ? found(null, outside) : found(null, first.address, first.family);
  });

@Injectable()
export class PushSender {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** No redirects are followed, and nothing of the answer is read but its status. */
  async send({ endpoint, p256dh, auth }: Subscribed, news: News): Promise<PushOutcome> {
    const now = this.clock.now();
    if (!isPushEndpoint(endpoint, this.config)) return 'refused';
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
    return this.post(endpoint, { method, headers, body });
  }

  private post(endpoint: string, sent: { method: string; headers: object; body: Buffer | null }) {
    const isLoopback = ['localhost', '127.0.0.1'].includes(new URL(endpoint).hostname);
    const options = {
      method: sent.method,
      headers: { ...sent.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
      agent: false as const,
      ...(!isLoopback && { lookup: onlyOutside }),
    };
    return new Promise<PushOutcome>((settle) => {
      const request = (endpoint.startsWith('https:') ? overHttps : overHttp)(endpoint, options, (answer) => {
        settle(outcomeOf(answer.statusCode ?? 500));
        answer.destroy();
      });
      request.on('error', () => settle('later'));
      request.end(sent.body ?? undefined);
    });
  }
}
