import { setTimeout as pause } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock/clock.js';
import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from '../event-store/in-barn.js';
import { UnrecoverableError } from '../jobs/unrecoverable-error.js';
import { redactEmails } from '../jobs/redact.js';
import { claimMails, noteOutcomes, type Claim, type Outcome } from './ledger.js';
import type { Letter } from './mail.js';
import { groupCommit } from './group-commit.js';

/** A mail of one barn. `id` derives from what caused it, so that the same cause never leads to two. */
export interface Mail {
  farmId: string;
  id: string;
  /** Reads what the mail says; undefined where there is nothing to say any more. What it asks before its first wait costs no round trip. */
  compose(sql: Sql, now: Date): Promise<Letter | undefined>;
}

/** How often a database that is away is asked again to note what the mail server already took. */
const NOTE_AGAIN_MS = [100, 300, 1000, 3000];

/**
 * Sends each mail once: claimed in the ledger, handed over, noted. No transaction is open while the mail server is talked to. Only a
 * process that ends between the mail server's yes and the note makes a second try possible, and that one carries the same Message-ID, by
 * which mail servers and programs recognise it.
 */
export class Mailer {
  private readonly claims = groupCommit((farmId, mails: readonly Mail[]) => this.claim(farmId, mails));
  private readonly notes = groupCommit((farmId, outcomes: readonly Outcome[]) => this.note(farmId, outcomes));

  constructor(
    private readonly barns: Pool,
    private readonly smtp: Pick<Transporter, 'sendMail' | 'close'>,
    private readonly from: string,
    private readonly clock: Clock,
  ) {}

  async deliver(mail: Mail) {
    const { claim, letter } = await this.claims(mail.farmId, mail);
    if (claim === 'held') throw new Error('This mail is being handed over by somebody else.');
    if (claim === 'settled' || !letter?.to) return;
    const error = await this.send(mail, letter);
    await this.noted(mail.farmId, {
      mailId: mail.id,
      sentAt: error ? null : this.clock.now(),
      ...(error && { error }),
    });
    if (error?.type === 'refused') throw new UnrecoverableError(error.message);
    if (error) throw new Error(error.message);
  }

  close() {
    this.smtp.close();
  }

  private claim(farmId: string, mails: readonly Mail[]): Promise<{ claim: Claim; letter?: Letter }[]> {
    return inBarn(this.barns, farmId, async (sql) => {
      const now = this.clock.now();
      const composed = await Promise.all(
        mails.map(async (mail) => ({ id: mail.id, letter: await mail.compose(sql, now) })),
      );
      const sayable = composed.flatMap(({ id, letter }) => (letter ? [{ id, letter }] : []));
      const claims = (await claimMails(sql, farmId, sayable)).values();
      return composed.map(({ letter }) =>
        letter ? { claim: claims.next().value as Claim, letter } : { claim: 'settled' },
      );
    });
  }

  private async note(farmId: string, outcomes: readonly Outcome[]) {
    await inBarn(this.barns, farmId, (sql) => noteOutcomes(sql, farmId, outcomes));
    return outcomes;
  }

  /** A mail that went out is not forgotten because the database is away for a moment. */
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

  private async send({ farmId, id }: Mail, letter: Letter): Promise<Outcome['error']> {
    try {
      await this.smtp.sendMail({
        messageId: messageId(farmId, id, this.from),
        from: { name: letter.from, address: addressOf(this.from) },
        to: letter.to,
        ...(letter.replyTo && { replyTo: letter.replyTo }),
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return undefined;
    } catch (error) {
      return { type: isFinal(error) ? 'refused' : 'unreachable', message: redactEmails(error) };
    }
  }
}

const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
export const messageId = (farmId: string, mailId: string, from: string) =>
  `<${mailId}.${farmId}@${addressOf(from).split('@').at(-1)}>`;

/** The mail server said no for good (5yz) to this recipient or message; anything else may pass. */
const isFinal = (error: unknown) => {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && code !== 'EAUTH';
};
