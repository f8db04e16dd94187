import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock/clock.js';
import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from '../event-store/barn-transaction.js';
import { Hopeless } from '../jobs/hopeless.js';
import { withoutAddresses } from '../jobs/private-words.js';
import { recordMail, takeMail, type MailError } from './ledger.js';
import type { Letter } from './letter.js';

/** A mail of one barn. `id` derives from what caused it, so that the same cause never leads to two. */
export interface Mail {
  farmId: string;
  id: string;
  /** Reads what the mail says; undefined where there is nothing to say any more. What it asks before its first wait costs no round trip. */
  compose(sql: Sql, now: Date): Promise<Letter | undefined>;
}

/**
 * Sends each mail once. The ledger says what was sent; only a crash between the mail server's yes and our commit makes a second try
 * possible, and that one carries the same Message-ID, by which mail servers and programs recognise it.
 */
export class Mailer {
  constructor(private readonly barns: Pool, private readonly smtp: Pick<Transporter, 'sendMail' | 'close'>, private readonly from: string, private readonly clock: Clock) {}

  async deliver({ farmId, id, compose }: Mail) {
    const problem = await inBarn(this.barns, farmId, async (sql) => {
      const now = this.clock.now();
      const [{ settled }, letter] = await Promise.all([takeMail(sql, farmId, id), compose(sql, now)]);
      if (settled || !letter) return undefined;
      const error = await this.send(farmId, id, letter);
      await recordMail(sql, farmId, id, { to: letter.to, template: letter.template, record: letter.record, sentAt: error ? null : now, ...(error && { error }) });
      return error;
    });
    if (problem?.type === 'refused') throw new Hopeless(problem.message);
    if (problem?.type === 'unreachable') throw new Error(problem.message);
  }

  close() {
    this.smtp.close();
  }

  private async send(farmId: string, id: string, letter: Letter): Promise<{ type: MailError; message: string } | undefined> {
    if (!letter.to) return { type: 'no_address', message: 'There is no active account with an email address.' };
    try {
      await this.smtp.sendMail({
        messageId: messageId(farmId, id, this.from), from: { name: letter.from, address: addressOf(this.from) }, to: letter.to,
        ...(letter.replyTo && { replyTo: letter.replyTo }), subject: letter.subject, text: letter.text, html: letter.html, headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return undefined;
    } catch (error) {
      return { type: isFinal(error) ? 'refused' : 'unreachable', message: withoutAddresses(error) };
    }
  }
}

const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
export const messageId = (farmId: string, mailId: string, from: string) => `<${mailId}.${farmId}@${addressOf(from).split('@').at(-1)}>`;

/** The mail server said no for good (5yz) to this recipient or message; anything else may pass. */
const isFinal = (error: unknown) => {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && code !== 'EAUTH';
};
