import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { isOutsideAddress } from '../../../platform/outbound/outside-address.js';
import { postOutside } from '../../../platform/outbound/post-outside.js';
import type { Answered } from '../domain/retries.js';
import type { Due } from './due-deliveries.js';
import { openSecret } from './secrets.js';
import { signedHeaders } from './signature.js';

const PATIENCE_MS = 10_000;

@Injectable()
export class HookSender {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Once. What it is signed with is opened here alone. */
  async send(farmId: string, due: Due, now: Date): Promise<Answered> {
    const secrets = [due.secret, due.formerSecret].flatMap((kept) =>
      kept === null ? [] : (openSecret(this.config.secret, farmId, kept) ?? []),
    );
    if (secrets.length === 0) return { problem: 'secret' };
    if (!isOutsideAddress(due.url, this.config)) return { problem: 'private' };
    const body = this.bodyOf(due);
    const headers = signedHeaders({ id: due.messageId, at: now, body }, secrets);
    return postOutside(due.url, { headers, body, patienceMs: PATIENCE_MS });
  }

  private bodyOf({ messageId, kind, createdAt, publicId, data: { url, ...ids } }: Due) {
    const data = url === undefined ? ids : { ...ids, url: url && `${this.config.publicUrl}${url}` };
    return JSON.stringify({ id: messageId, type: kind, created_at: createdAt.toISOString(), barn: publicId, data });
  }
}
