import { addDays } from './days.js';
import type { Days, ReminderStep } from './payment-reminders.js';

/** An invoice of which something is open. */
export interface OpenInvoice {
  readonly invoiceId: string;
  readonly due: string | null;
  /** By instalments, and the next one has its day to come. */
  readonly isLater?: boolean;
  /** Steps that it, or this instalment of it, was reminded at. */
  readonly reminded: readonly number[];
}

/** With at least one open invoice. */
export interface RemindedAccount {
  readonly accountId: string;
  readonly hasAddress: boolean;
  /** Staff want no reminders for it. */
  readonly isHeld: boolean;
  /** It was reminded earlier on this day. */
  readonly isRemindedToday: boolean;
  readonly invoices: readonly OpenInvoice[];
}

export type Wish =
  | { readonly by: 'hand' }
  | { readonly by: 'round'; readonly steps: readonly ReminderStep[]; readonly days: Days };

export interface NamedInvoice {
  readonly invoiceId: string;
  readonly step: number | null;
}

/** Why an account gets no mail. */
export type Left = 'on_hold' | 'reminded_today' | 'without_address';

/**
 * The latest step whose day is among these days. What was reminded at it stays quiet, and so does what an earlier one would have said,
 * because a family reads one reminder at a time, and never an earlier after a later one.
 */
export function stepDue({ due, reminded }: OpenInvoice, steps: readonly ReminderStep[], { from, to }: Days) {
  if (due === null) return undefined;
  const [latest] = steps
    .map(({ step, days }) => ({ step, day: addDays(due, days) }))
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => (a.day === b.day ? b.step - a.step : a.day < b.day ? 1 : -1));
  return latest && !reminded.includes(latest.step) ? latest.step : undefined;
}

/** Staff mean all that is due; a round what falls due. */
function wanted({ invoices }: RemindedAccount, wish: Wish): NamedInvoice[] {
  if (wish.by === 'hand')
    return invoices.filter(({ isLater }) => !isLater).map(({ invoiceId }) => ({ invoiceId, step: null }));
  return invoices.flatMap((invoice) => {
    const step = stepDue(invoice, wish.steps, wish.days);
    return step === undefined ? [] : [{ invoiceId: invoice.invoiceId, step }];
  });
}

/** What one mail to this account names, or why there is none; nothing of both where nothing is due. */
export function reminderOf(account: RemindedAccount, wish: Wish): { names: readonly NamedInvoice[]; left?: Left } {
  const names = wanted(account, wish);
  if (names.length === 0) return { names };
  if (account.isHeld) return { names: [], left: 'on_hold' };
  if (account.isRemindedToday) return { names: [], left: 'reminded_today' };
  return account.hasAddress ? { names } : { names: [], left: 'without_address' };
}
