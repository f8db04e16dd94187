import { stateAfter } from '../../../platform/event-store/stream.js';
import type { LessonBillingEvent, PlannedAccount, RunInvoice } from '../lesson-billing-events.js';
import {
  billed,
  decideBillingReverting,
  decideBillingStart,
  decideUnbilling,
  dueNow,
  planAccounts,
  type UnbilledPlace,
} from './decide-lesson-billing.js';
import { accountsNow, lessonBillingStream, nextSlice, SLICE_LESSONS, type LessonBilling } from './lesson-billing.js';
import type { SingleLesson } from './lesson-price.js';
import type { Payment } from './payment.js';

const single: SingleLesson = {
  productId: 'single',
  priceMinor: 4500,
  productCount: 1,
  isTracked: true,
  isActive: true,
  isAuto: false,
  systemUse: null,
  programs: [],
};
const products = new Map([[single.productId, single]]);
const place = (
  lessonPersonId: string,
  billingPersonId = 'kowalski',
  own: Partial<UnbilledPlace> = {},
): UnbilledPlace => ({
  lessonPersonId,
  billingPersonId,
  studentId: `${billingPersonId}-rider`,
  programId: 'group',
  lessonDate: '2026-10-20',
  lessonTitle: 'Beginners',
  productId: 'single',
  ...own,
});
const planned = (id: string) => ({ lessonPersonId: id, productId: 'single', priceMinor: 4500 });
const refused = (code: string) => expect.objectContaining({ code });

describe('which lessons a run bills', () => {
  it('those that have a price, an entry for each account, in the order of its first lesson', () =>
    expect(
      planAccounts([place('a'), place('b', 'brandt'), place('c'), place('d', 'brandt', { productId: null })], products),
    ).toEqual([
      { billingPersonId: 'kowalski', places: [planned('a'), planned('c')] },
      { billingPersonId: 'brandt', places: [planned('b')] },
    ]));
});

describe('beginning a run', () => {
  const accounts = planAccounts([place('a'), place('b', 'brandt')], products);
  const order = { runId: 'run', mails: true, startedBy: 'ada', usesInvoices: true };
  it('says what it will do', () =>
    expect(decideBillingStart(accounts, 9000, { ...order, seen: { lessons: 2, totalMinor: 9000 } })).toEqual({
      type: 'billing.LessonBillingStarted',
      data: { runId: 'run', mails: true, startedBy: 'ada', accounts },
    }));
  it.each([
    [{ usesInvoices: false }, 'invoices_off'],
    [{ seen: { lessons: 3, totalMinor: 9000 } }, 'billing_changed'],
    [{ seen: { lessons: 2, totalMinor: 9001 } }, 'billing_changed'],
  ])('is refused with %p', (own, code) =>
    expect(() => decideBillingStart(accounts, 9000, { ...order, ...own })).toThrow(refused(code)),
  );
  it('is refused of nothing, and of more than a run holds', () => {
    expect(() => decideBillingStart([], 0, order)).toThrow(refused('nothing_to_bill'));
    const many = [{ billingPersonId: 'k', places: Array.from({ length: 1001 }, (_, n) => planned(String(n))) }];
    expect(() => decideBillingStart(many, 1, order)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'lesson_person_ids' })] }),
    );
  });
});

describe('a slice', () => {
  const lessons = (one: number) => one;
  it.each([
    [
      [20, 40],
      [20, 40],
    ],
    [[20, 41], [20]],
    [[SLICE_LESSONS + 1, 1], [SLICE_LESSONS + 1]],
    [[], []],
  ])('of %p takes %p: an account is never divided', (waiting, taken) =>
    expect(nextSlice(waiting, lessons)).toEqual(taken),
  );
});

const started = (accounts: PlannedAccount[]): LessonBillingEvent => ({
  type: 'billing.LessonBillingStarted',
  data: { runId: 'run', accounts, mails: false, startedBy: null },
});
const invoice = (paymentId: string, packageIds = [`${paymentId}-1`]): RunInvoice => ({
  paymentId,
  billingPersonId: 'kowalski',
  totalMinor: 4500,
  packageIds,
  isMailed: false,
});
const runAfter = (...events: LessonBillingEvent[]) => stateAfter(lessonBillingStream, events) as LessonBilling;
const accountOf = (name: string, ...ids: string[]): PlannedAccount => ({
  billingPersonId: name,
  places: ids.map(planned),
});

describe('what is billed when its turn comes', () => {
  const run = runAfter(started([accountOf('kowalski', 'a', 'b'), accountOf('brandt', 'c')]));
  it('at the price that was announced', () => {
    const dearer = new Map([['single', { ...single, priceMinor: 9900 }]]);
    const { due, skipped } = dueNow(run, [place('a'), place('b'), place('c', 'brandt')], dearer);
    expect(skipped).toEqual([]);
    expect(due.map(({ lines }) => lines.map(({ priceMinor }) => priceMinor))).toEqual([[4500, 4500], [4500]]);
  });
  it.each([
    ['is covered by now', [place('b'), place('c', 'brandt')], products],
    ['moved to another account', [place('a', 'brandt'), place('b'), place('c', 'brandt')], products],
  ])('leaves out what %s', (_, still, known) => expect(dueNow(run, still, known).skipped).toEqual(['a']));
  it('leaves out whoever has nothing left, and whatever is off sale', () => {
    const off = new Map([['single', { ...single, isActive: false }]]);
    expect(dueNow(run, [place('a'), place('b'), place('c', 'brandt')], off)).toEqual({
      due: [],
      skipped: ['a', 'b', 'c'],
    });
  });
});

describe('a run', () => {
  const accounts = Array.from({ length: 3 }, (_, n) =>
    accountOf(`f${n}`, ...Array.from({ length: 40 }, (__, k) => `${n}-${k}`)),
  );
  it('goes through its accounts, slice by slice, until nothing is left', () => {
    const one = runAfter(started(accounts));
    expect(accountsNow(one).map(({ billingPersonId }) => billingPersonId)).toEqual(['f0']);
    const first = billed(one, [invoice('p0')], ['0-3']);
    expect(first.data.left).toBe(2);
    const two = runAfter(started(accounts), first);
    expect([two.phase, two.waiting.length, two.skipped]).toEqual(['running', 2, ['0-3']]);
    const three = runAfter(started(accounts), first, billed(two, [invoice('p1')], []));
    const done = runAfter(started(accounts), first, billed(two, [invoice('p1')], []), billed(three, [], []));
    expect([done.phase, done.waiting, done.invoices.length]).toEqual(['done', [], 2]);
  });
});

const invoiced = (own: object = {}): Payment => ({
  phase: 'invoiced',
  issued: '2026-11-20',
  due: null,
  billingPersonId: 'kowalski',
  subtotalMinor: 4500,
  taxMinor: 0,
  lowered: {},
  parts: {},
  instalments: [],
  paidBy: null,
  ...own,
});
const part = { parts: { money: { subtotalMinor: 1, taxMinor: 0 } } };

describe('taking a run back', () => {
  const done = [
    started([accountOf('kowalski', 'a'), accountOf('brandt', 'b')]),
    {
      type: 'billing.LessonsBilled',
      data: { runId: 'run', invoices: [invoice('p1'), invoice('p2')], skipped: [], left: 0 },
    },
  ] satisfies LessonBillingEvent[];
  const reverting: LessonBillingEvent = {
    type: 'billing.LessonBillingReverting',
    data: { runId: 'run', revertedBy: 'ada' },
  };
  const revert = (paid: object = {}, ...more: LessonBillingEvent[]) =>
    decideBillingReverting(
      stateAfter(lessonBillingStream, [...done, ...more]),
      new Map([
        ['p1', invoiced()],
        ['p2', invoiced(paid)],
      ]),
      'ada',
    );

  it('is possible as long as nothing of it is paid', () => expect(revert()).toEqual([reverting]));
  it.each([[{ paidBy: 'money' }], [part]])('is refused once something is: %p', (paid) =>
    expect(() => revert(paid)).toThrow(refused('billing_paid')),
  );
  it('twice is once', () => expect(revert({}, reverting)).toEqual([]));
  it('of a run that nobody knows is not found', () =>
    expect(() => decideBillingReverting({ phase: 'none' }, new Map(), 'ada')).toThrow(refused('not_found')));
  it('of a run that has written nothing ends it at once', () => {
    const nothing = stateAfter(lessonBillingStream, [started([accountOf('kowalski', 'a')])]);
    const events = decideBillingReverting(nothing, new Map(), 'ada');
    expect(events.map(({ type }) => type)).toEqual(['billing.LessonBillingReverting', 'billing.LessonsUnbilled']);
  });

  it('keeps an invoice that was paid meanwhile, and its lessons', () => {
    const run = runAfter(...done, reverting);
    const unbilled = decideUnbilling(
      run,
      new Map([
        ['p1', invoiced()],
        ['p2', invoiced(part)],
      ]),
    );
    expect(unbilled).toEqual({
      done: { type: 'billing.LessonsUnbilled', data: { runId: 'run', paymentIds: ['p1'], kept: ['p2'], left: 0 } },
      packageIds: ['p1-1'],
    });
    expect(runAfter(...done, reverting, unbilled.done)).toMatchObject({
      phase: 'reverted',
      toRevert: [],
      kept: ['p2'],
    });
  });
});
