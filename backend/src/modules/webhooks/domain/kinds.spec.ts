import { API_SCOPES } from '../../../platform/auth/api-scopes.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { heardEvents, newsOf, WEBHOOK_KINDS, webhookKinds } from './kinds.js';
import { dataOf, type Found } from './message.js';

const at = new Date('2026-11-20T14:00:00Z');
const happened = (type: string, data: object, position = 1) =>
  ({ farmId: 'f1', position, type, data, occurredAt: at }) as unknown as StoredEvent;
const kindsOf = (...events: StoredEvent[]) => newsOf(events).map(({ kind }) => kind);

const found: Found = {
  lessons: new Map([['l1', '2026-11-24']]),
  people: new Map([
    ['holder', { accountId: 'holder', studentId: null }],
    ['rider', { accountId: 'holder', studentId: 's1' }],
    ['teacher', { accountId: null, studentId: null }],
  ]),
  payments: new Map([['p1', 'holder']]),
};
const said = (event: StoredEvent) => newsOf([event]).map((one) => dataOf(one, found));

describe('news for other programs', () => {
  it('are few, each of a scope that an API key can have', () => {
    expect(webhookKinds.length).toBeLessThanOrEqual(15);
    for (const kind of webhookKinds) expect(API_SCOPES).toHaveProperty(WEBHOOK_KINDS[kind].scope);
  });

  it('come of some events, in their order, each once', () => {
    expect(
      kindsOf(
        happened('scheduling.LessonScheduled', { lessonId: 'l1' }),
        happened('scheduling.LessonNoted', { lessonId: 'l1' }),
        happened('scheduling.LessonEdited', { lessonId: 'l1' }),
      ),
    ).toEqual(['lesson.created', 'lesson.changed']);
    expect(new Set(heardEvents).size).toBe(heardEvents.length);
  });

  it('tell of a person by what became of them, for each of several', () => {
    const person = { personId: 'rider', hats: ['student'], fields: [] };
    expect(kindsOf(happened('people.PersonChanged', { ...person, change: 'added' }))).toEqual(['client.created']);
    expect(kindsOf(happened('people.PersonChanged', { ...person, change: 'edited' }))).toEqual(['client.changed']);
    expect(kindsOf(happened('people.PersonActivationChanged', { personIds: ['a', 'b'], active: false }))).toEqual([
      'client.changed',
      'client.changed',
    ]);
  });

  it('tell of a refund once it is given', () => {
    expect(kindsOf(happened('billing.RefundRequested', { paymentId: 'p1', approved: false }))).toEqual([]);
    expect(kindsOf(happened('billing.RefundRequested', { paymentId: 'p1', approved: true }))).toEqual([
      'payment.refunded',
    ]);
    expect(kindsOf(happened('billing.RefundApproved', { paymentId: 'p1' }))).toEqual(['payment.refunded']);
  });
});

describe('what news say', () => {
  it('is where it can be read, and ids', () => {
    expect(said(happened('scheduling.LessonEdited', { lessonId: 'l1', title: 'Beginners' }))).toEqual([
      { lesson_id: 'l1', url: '/api/lessons/calendar?date1=2026-11-24&date2=2026-11-24' },
    ]);
    expect(
      said(happened('enrollment.StudentEnrolled', { lessonId: 'l1', studentId: 's1', lessonPersonId: 'x' })),
    ).toEqual([
      { lesson_id: 'l1', student_id: 's1', url: '/api/lessons/calendar?date1=2026-11-24&date2=2026-11-24&people=1' },
    ]);
    expect(said(happened('billing.PaymentRecorded', { paymentId: 'p1', totalMinor: 5000 }))).toEqual([
      {
        payment_id: 'p1',
        account_id: 'holder',
        url: '/api/reports/financial?billing_person_id=holder&include_invoices=1',
      },
    ]);
    expect(said(happened('billing.InvoicePaid', { paymentId: 'p1' }))).toMatchObject([{ invoice_id: 'p1' }]);
  });

  it('is a rider among the students, and an account holder among the accounts', () => {
    const urls = said(happened('people.PersonActivationChanged', { personIds: ['holder', 'rider'] })).map((data) =>
      decodeURIComponent(data?.url ?? ''),
    );
    expect(urls).toEqual(['/api/rest/accounts?filter={"id":"holder"}', '/api/rest/students?filter={"id":"s1"}']);
  });

  it('is nothing of staff, whatever became of them', () => {
    const personIds = ['teacher'];
    expect(said(happened('people.PersonActivationChanged', { personIds }))).toEqual([undefined]);
    expect(said(happened('people.PeopleErased', { personIds }))).toEqual([undefined]);
  });

  it('is no address where nothing is left to read', () => {
    expect(said(happened('scheduling.LessonDeleted', { lessonId: 'l1' }))).toEqual([{ lesson_id: 'l1', url: null }]);
    expect(said(happened('scheduling.LessonEdited', { lessonId: 'gone' }))).toEqual([{ lesson_id: 'gone', url: null }]);
    expect(said(happened('people.PeopleErased', { personIds: ['rider'] }))).toEqual([
      { person_id: 'rider', url: null },
    ]);
    expect(said(happened('people.PeopleRemoved', { personIds: ['gone'] }))).toEqual([{ person_id: 'gone', url: null }]);
    expect(said(happened('billing.InvoicePaid', { paymentId: 'gone' }))).toMatchObject([
      { account_id: null, url: null },
    ]);
  });
});
