import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock/clock.js';
import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from '../event-store/in-barn.js';
import { UnrecoverableError } from '../jobs/unrecoverable-error.js';
import { redactEmails } from '../jobs/redact.js';
import type { MailOutcome } from '../metrics/metrics.js';
import type { Attachment, ComposedMail } from './composed-mail.js';
import { groupCommit } from './group-commit.js';
import { messageId } from './message-id.js';
import { leaseMails, noteObsolete, noteOutcomes, type Lease, type MailCause, type Outcome } from './ledger.js';
import type { smtpTransport } from './transport.js';

export interface Delivery {
  farmId: string;
  id: string;
  readonly compose: (sql: Sql, now: Date) => Promise<ComposedMail | undefined>;
  readonly cause?: MailCause;
  /** Nobody tries again if this try fails. */
  readonly isLast?: boolean;
  /** Somebody asked for it once more: if there is nothing to say, the ledger says so. */
  readonly isRepeated?: boolean;
}

/** Retries of recording what the mail server has accepted. */
const NOTE_AGAIN_MS = [100, 300, 1000, 3000];

/** Lease, hand over, record, without an open transaction. A crash before recording repeats the mail with the same Message-ID. */
export class Mailer {
  private readonly leases = groupCommit((farmId, deliveries: readonly Delivery[]) => this.lease(farmId, deliveries));
  private readonly notes = groupCommit((farmId, outcomes: readonly Outcome[]) => this.note(farmId, outcomes));

  constructor(
    private readonly barns: Pool,
    private readonly smtp: ReturnType<typeof smtpTransport>,
    private readonly from: string,
    private readonly clock: Clock,
    private readonly print: (page: string) => Promise<Buffer>,
    private readonly tell: (outcome: MailOutcome) => void,
  ) {}

  async deliver(delivery: Delivery) {
    const { lease, mail } = await this.leases(delivery.farmId, delivery);
    if (lease === 'held') throw new Error('This mail is being handed over by somebody else.');
    if (lease === 'settled' || !mail?.to) return;
    const error = await this.send(delivery, mail);
    this.tell(outcomeOf(error));
    await this.noted(delivery.farmId, {
      mailId: delivery.id,
      sentAt: error ? null : this.clock.now(),
      ...(error && { error }),
    });
    if (error?.type === 'refused') throw new UnrecoverableError(error.message);
    if (error) throw new Error(error.message);
  }

  close() {
    this.smtp.close();
  }

  private lease(farmId: string, deliveries: readonly Delivery[]): Promise<{ lease: Lease; mail?: ComposedMail }[]> {
    return inBarn(this.barns, farmId, async (sql) => {
      const now = this.clock.now();
      const composed = await Promise.all(
        deliveries.map(async ({ id, compose, cause, isRepeated }) => {
          const mail = await compose(sql, now);
          if (!mail && isRepeated) await noteObsolete(sql, farmId, id);
          return { id, mail, cause };
        }),
      );
      const sayable = composed.flatMap(({ id, mail, cause }) => (mail ? [{ id, mail, cause }] : []));
      const leases = (await leaseMails(sql, farmId, sayable)).values();
      return composed.map(({ mail }) => (mail ? { lease: leases.next().value as Lease, mail } : { lease: 'settled' }));
    });
  }

  private async note(farmId: string, outcomes: readonly Outcome[]) {
    await inBarn(this.barns, farmId, (sql) => noteOutcomes(sql, farmId, outcomes));
    return outcomes;
  }

  private async noted(farmId: string, outcome: Outcome) {
    for (const wait of NOTE_AGAIN_MS) {
      try {
        return await this.notes(farmId, outcome);
      } catch {
        await pause(wait);
      }
    }
    return this.notes(farmId, outcome);
  }

  private async send({ farmId, id, isLast }: Delivery, mail: ComposedMail): Promise<Outcome['error']> {
    try {
      await this.smtp.sendMail({
        messageId: messageId(farmId, id, this.from),
        from: { name: mail.from, address: addressOf(this.from) },
        to: mail.to,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: await Promise.all((mail.attachments ?? []).map((one) => this.attached(one))),
        headers: { 'Auto-Submitted': 'auto-generated', ...(mail.oneClick && leavingHeaders(mail.oneClick)) },
      });
      return undefined;
    } catch (error) {
      const message = redactEmails(error);
      if (isFinal(error)) return { type: 'refused', message, ...(isOfAddress(error) && { isAddress: true }) };
      return { type: isLast ? 'given_up' : 'unreachable', message };
    }
  }

  /** Outside the transaction that composes, because printing takes seconds. */
  private async attached({ fileName, content }: Attachment) {
    if ('csv' in content) return { filename: fileName, content: content.csv, contentType: 'text/csv; charset=utf-8' };
    const pdf = Buffer.isBuffer(content) ? content : await this.printed(content);
    return { filename: fileName, content: pdf, contentType: 'application/pdf' };
  }

  private async printed({ page, finish }: { page: string; finish?: (pdf: Buffer) => Promise<Buffer> }) {
    const pdf = await this.print(page);
    return finish ? finish(pdf) : pdf;
  }
}

/** By which mail programs show a button for it. RFC 2369, RFC 8058 */
const leavingHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const outcomeOf = (error: Outcome['error']): MailOutcome => {
  if (!error) return 'sent';
  return error.type === 'unreachable' ? 'retried' : 'failed';
};

const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** 5yz is permanent; everything else is retried. */
const isFinal = (error: unknown) => {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && code !== 'EAUTH';
};

/** Refused as the mail server heard the address, before it saw the mail. */
const isOfAddress = (error: unknown) => (error as { command?: string }).command === 'RCPT TO';
