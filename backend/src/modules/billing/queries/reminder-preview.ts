import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { reminderOf, type Left, type Wish } from '../domain/decide-reminders.js';
import { toAmount } from '../domain/money.js';
import { accountsToRemind, type FoundAccount } from '../facts/accounts-to-remind.js';
import type { NextRemindersReply, ReminderPreviewReply } from '../http/reminders.replies.js';
import { nextRound } from './next-reminders.js';

/** In numbers and names, what a wish comes to. */
function told(accounts: readonly FoundAccount[], wish: Wish): Omit<ReminderPreviewReply, 'nothing_open'> {
  const decided = accounts.map((account) => ({ account, ...reminderOf(account, wish) }));
  const named = decided.flatMap(({ names }) => names.map(({ invoiceId }) => invoiceId));
  const ids = new Set(named);
  const openMinor = accounts
    .flatMap(({ invoices }) => invoices)
    .reduce((sum, invoice) => (ids.has(invoice.invoiceId) ? sum + invoice.openMinor : sum), 0);
  const left = (why: Left) => decided.flatMap((one) => (one.left === why ? [one.account.name] : []));
  return {
    families: decided.filter(({ names }) => names.length > 0).length,
    invoices: named.length,
    outstanding: toAmount(openMinor),
    without_address: left('without_address'),
    on_hold: left('on_hold'),
    reminded_today: left('reminded_today'),
  };
}

/** What reminding these accounts by hand would do. */
export class PreviewReminders extends barnQuery<{ accountIds: readonly string[] }, ReminderPreviewReply>(
  'billing.PreviewReminders',
) {}

@QueryHandler(PreviewReminders)
export class PreviewRemindersHandler extends BarnQueryHandler<PreviewReminders> {
  async answer(sql: Sql, { accountIds }: PreviewReminders['input'], { farmId, now }: Asker & { now: Date }) {
    const accounts = await accountsToRemind(sql, { farmId, now, accountIds });
    return { ...told(accounts, { by: 'hand' }), nothing_open: new Set(accountIds).size - accounts.length };
  }
}

/** What the clock's next round does, or would do if reminders were on. */
export class ShowNextReminders extends barnQuery<void, NextRemindersReply>('billing.ShowNextReminders') {}

@QueryHandler(ShowNextReminders)
export class ShowNextRemindersHandler extends BarnQueryHandler<ShowNextReminders> {
  async answer(sql: Sql, _: void, asker: Asker & { now: Date }) {
    const round = await nextRound(sql, asker);
    if (!round) throw notFound('This barn');
    const { isOn, hasSteps, day, accounts, wish } = round;
    return { is_on: isOn ? 1 : 0, has_steps: hasSteps ? 1 : 0, day, ...told(accounts, wish) };
  }
}
