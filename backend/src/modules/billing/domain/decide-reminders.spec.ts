import { reminderOf, stepDue, type OpenInvoice, type RemindedAccount, type Wish } from './decide-reminders.js';
import { decideHold, holdStream } from './reminder-hold.js';
import { stateAfter } from '../../../platform/event-store/stream.js';

const steps = [
  { step: 1, days: -3 },
  { step: 2, days: 1 },
  { step: 3, days: 14 },
];
const on = (from: string, to = from) => ({ from, to });
const invoice = (of: Partial<OpenInvoice> = {}): OpenInvoice => ({
  invoiceId: 'invoice',
  due: '2026-12-04',
  reminded: [],
  ...of,
});
const account = (of: Partial<RemindedAccount> = {}): RemindedAccount => ({
  accountId: 'holder',
  hasAddress: true,
  isHeld: false,
  isRemindedToday: false,
  invoices: [invoice()],
  ...of,
});
const round = (from: string, to = from): Wish => ({ by: 'round', steps, days: on(from, to) });

describe('the step of an invoice that is due', () => {
  it.each([
    ['on its day before the due date', '2026-12-01', 1],
    ['not the day before that', '2026-11-30', undefined],
    ['not the day after it', '2026-12-02', undefined],
    ['on its day after the due date', '2026-12-05', 2],
    ['weeks later', '2026-12-18', 3],
  ])('is %s', (_, day, step) => expect(stepDue(invoice(), steps, on(day))).toBe(step));

  it.each([
    ['was said already', invoice({ reminded: [1] }), on('2026-12-01')],
    ['is none, because the invoice names no day', invoice({ due: null }), on('2026-12-01')],
    ['is past', invoice({ due: '2026-01-04' }), on('2026-12-01')],
    ['comes before one that was said', invoice({ reminded: [2] }), on('2026-12-01', '2026-12-05')],
  ])('stays quiet where it %s', (_, of, days) => expect(stepDue(of, steps, days)).toBeUndefined());

  it('is the latest where several fell due while nothing ran', () =>
    expect(stepDue(invoice(), steps, on('2026-12-01', '2026-12-05'))).toBe(2));

  it('is the later one where two have the same day', () =>
    expect(
      stepDue(
        invoice(),
        [
          { step: 1, days: 1 },
          { step: 2, days: 1 },
        ],
        on('2026-12-05'),
      ),
    ).toBe(2));
});

describe('a reminder to an account', () => {
  it('of a round names what falls due, and nothing else that is open', () =>
    expect(
      reminderOf(
        account({
          invoices: [
            invoice(),
            invoice({ invoiceId: 'later', due: '2027-01-04' }),
            invoice({ invoiceId: 'second', due: '2026-11-30' }),
          ],
        }),
        round('2026-12-01'),
      ).names,
    ).toEqual([
      { invoiceId: 'invoice', step: 1 },
      { invoiceId: 'second', step: 2 },
    ]));

  it('by hand names all that is open, whatever was said before', () =>
    expect(
      reminderOf(account({ invoices: [invoice({ reminded: [1, 2, 3] }), invoice({ invoiceId: 'old', due: null })] }), {
        by: 'hand',
      }).names,
    ).toEqual([
      { invoiceId: 'invoice', step: null },
      { invoiceId: 'old', step: null },
    ]));

  it.each([
    ['on hold', { isHeld: true }, 'on_hold'],
    ['reminded today', { isRemindedToday: true }, 'reminded_today'],
    ['without an address', { hasAddress: false }, 'without_address'],
    ['on hold and without an address', { isHeld: true, hasAddress: false }, 'on_hold'],
  ] as const)('is none where it is %s, by the clock and by hand', (_, of, left) => {
    expect(reminderOf(account(of), round('2026-12-01'))).toEqual({ names: [], left });
    expect(reminderOf(account(of), { by: 'hand' })).toEqual({ names: [], left });
  });

  it('is not left out for a reason where nothing is due anyway', () =>
    expect(reminderOf(account({ isHeld: true }), round('2026-12-02'))).toEqual({ names: [] }));
});

describe('an account’s hold', () => {
  const held = { type: 'billing.RemindersHeld', data: { billingPersonId: 'holder' } } as const;
  const resumed = { type: 'billing.RemindersResumed', data: { billingPersonId: 'holder' } } as const;
  it.each([
    ['begins', [], true, [held]],
    ['begins once', [held], true, []],
    ['ends', [held], false, [resumed]],
    ['ends once', [held, resumed], false, []],
    ['begins again', [held, resumed], true, [held]],
  ] as const)('%s', (_, history, hold, events) =>
    expect(decideHold('holder', stateAfter(holdStream, [...history]), hold)).toEqual(events),
  );
});
