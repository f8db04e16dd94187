import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { reminderOf, type Wish } from '../domain/decide-reminders.js';
import { stepsOf, type Days } from '../domain/payment-reminders.js';
import { nextInstalment, outstandingOf, paymentStream } from '../domain/payment.js';
import { accountsToRemind } from '../facts/accounts-to-remind.js';

/** Of the invoices that are named at once, because each is a stream. */
const MOST_INVOICES = 2000;

interface Reminding {
  accountIds: readonly string[];
  /** Of a round of the clock; else staff ask for it. */
  days?: Days;
}

/** What goes out; `runId` by which staff follow it, null where nothing does or the clock asked. */
export interface Reminded {
  runId: string | null;
  families: number;
  invoices: number;
}

/**
 * Asks for one mail to each of these accounts, which names its open invoices, or in a round those whose reminder falls due. Looks again at
 * what is true: sent twice, no family gets a second mail, and no step of an invoice is said twice.
 */
export class RemindAccounts extends barnCommand<Reminding, Reminded>('billing.RemindAccounts') {}

@CommandHandler(RemindAccounts)
export class RemindAccountsHandler extends BarnCommandHandler<RemindAccounts> {
  async handle(barn: BarnTransaction, { accountIds, days }: Reminding) {
    const { farmId, now } = barn;
    const accounts = await accountsToRemind(barn.sql, { farmId, now, accountIds });
    const wish: Wish = days ? { by: 'round', steps: stepsOf(barn.settings), days } : { by: 'hand' };
    const mails = accounts.map((account) => reminderOf(account, wish).names).filter((names) => names.length > 0);
    const named = mails.flat();
    if (named.length > MOST_INVOICES)
      throw invalid('account_ids', `At most ${MOST_INVOICES} invoices are named at once`);
    const streams = await barn.loadAll(
      paymentStream,
      named.map(({ invoiceId }) => invoiceId),
    );
    const runId = days || mails.length === 0 ? null : barn.newId();
    for (const names of mails) {
      const mailId = barn.newId();
      for (const { invoiceId: paymentId, step } of names) {
        const invoice = streams.get(paymentId);
        if (invoice?.phase !== 'invoiced' || outstandingOf(invoice) === 0) continue;
        const instalment = nextInstalment(invoice)?.due;
        const data = { paymentId, reminderId: barn.newId(), mailId, runId, step, ...(instalment && { instalment }) };
        barn.append(paymentStream, paymentId, [{ type: 'billing.InvoiceReminded', data }]);
      }
    }
    return { runId, families: mails.length, invoices: named.length };
  }
}
