import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { descriptionOf } from '../../../platform/event-store/barn-module.js';
import { NotificationsModule } from '../notifications.module.js';
import { bookedMail, exampleBooked } from './booked.js';
import { cancelledStaffMail, exampleCancelledForStaff } from './cancelled-staff.js';
import { cancelledMail, exampleCancelled } from './cancelled.js';
import { changedStaffMail, exampleChangedForStaff } from './changed-staff.js';
import { changedMail, exampleChanged } from './changed.js';
import { enquiryConfirmMail, exampleEnquiryConfirm } from './enquiry-confirm.js';
import { enquiryNewsMail, exampleEnquiryNews } from './enquiry-news.js';
import { exampleGuestPlaceOver, guestPlaceOverMail } from './guest-place-over.js';
import { exampleNote, noteMail } from './note.js';
import { passwordLinkMail, examplePasswordLink } from './password-link.js';
import { examplePaymentIssue, paymentIssueMail } from './payment-issue.js';
import { sessionPlaceOfferedMail } from './place-offered.js';
import { exampleDecidedRefund, refundDecidedMail } from './refund-decided.js';
import { exampleAnswered, registrationAnsweredMail } from './registration-answered.js';
import { exampleReminder, reminderMail, type Reminder } from './reminder.js';
import { exampleSessionOver, sessionOverMail } from './waiting-over.js';
import { exampleLesson } from '../wording/lesson-wording.js';

const lessons = Array.from({ length: 20 }, (_, week) => {
  const date = new Date(Date.UTC(2026, 10, 24 + 7 * week)).toISOString().slice(0, 10);
  return { ...exampleLesson, date, endDate: date };
});

const previews = (descriptionOf(NotificationsModule).mails ?? []).map(
  ({ name, preview }) => [name, preview()] as const,
);

describe('mails', () => {
  it.each(previews)('show themselves by an example: %s', (_, { subject, text }) =>
    expect(`${subject}\n\n${text}`).toMatchSnapshot(),
  );

  it.each([
    ['a series', bookedMail({ ...exampleBooked, lessons: lessons as never })],
    [
      'a lesson with another teacher',
      changedMail({
        ...exampleChanged,
        message: null,
        lessons: [{ lesson: { ...exampleLesson, instructor: 'Tom' }, from: null }],
      }),
    ],
    [
      'a registration that is declined',
      registrationAnsweredMail({
        ...exampleAnswered,
        approved: false,
        reason: 'This session canters from the first day. The next one begins in January.',
        lessons: [],
        policy: [],
      }),
    ],
    [
      'a registration for one day that costs nothing',
      registrationAnsweredMail({
        ...exampleAnswered,
        session: { ...exampleAnswered.session, lastDay: '2026-11-24', priceMinor: 0, whatToBring: null },
      }),
    ],
    ['an address that asks for a place', enquiryConfirmMail({ ...exampleEnquiryConfirm, lesson: exampleLesson })],
    [
      'to an administrator: a place that is kept',
      enquiryNewsMail({
        ...exampleEnquiryNews,
        wish: 'place',
        text: '',
        place: { lesson: exampleLesson, keptUntil: new Date('2026-11-21T15:00:00Z') },
      }),
    ],
    [
      'a guest’s place in a lesson that is called off',
      guestPlaceOverMail({ ...exampleGuestPlaceOver, why: 'called_off', lesson: null }),
    ],
    ['a place in a session', sessionPlaceOfferedMail()],
    ['a place in a session that is not held any more', sessionOverMail()],
    ['a place in a session that was given away', sessionOverMail({ ...exampleSessionOver, what: 'given away' })],
    ['a lesson paid at the barn', bookedMail({ ...exampleBooked, cover: null })],
    [
      'a package that expired',
      bookedMail({ ...exampleBooked, now: new Date('2027-03-20T15:00:00Z'), lessons: [lessons[18]] as never }),
    ],
    [
      'a lesson called off as the barn’s policy says',
      cancelledMail({
        ...exampleCancelled,
        places: [
          { ...exampleCancelled.places[0], outcome: { ...exampleCancelled.places[0].outcome, calledOff: 'WEA' } },
        ],
      }),
    ],
    [
      'a cancellation that was changed',
      cancelledMail({
        ...exampleCancelled,
        places: [
          {
            ...exampleCancelled.places[0],
            reason: null,
            outcome: { ...exampleCancelled.places[0].outcome, code: 'CLC', by: 'staff', compensation: 'none' },
            replaces: { code: 'CWM', unit: 'used', compensation: 'makeup' },
          },
        ],
        message: 'We spoke on the phone.',
        note: 'She came, but could not ride.',
      }),
    ],
    [
      'a cancellation that was changed, to the staff',
      cancelledStaffMail({ ...exampleCancelledForStaff, by: 'staff', changed: { from: 'CWM', to: 'CLC' } }),
    ],
    ['a no show, for staff', cancelledStaffMail({ ...exampleCancelledForStaff, by: 'staff', code: 'CNS' })],
    ['a late cancel, for staff', cancelledStaffMail({ ...exampleCancelledForStaff, by: 'staff', code: 'CLC' })],
    [
      'a no show, for the family',
      cancelledMail({
        ...exampleCancelled,
        message: null,
        places: [
          {
            ...exampleCancelled.places[0],
            reason: null,
            outcome: {
              ...exampleCancelled.places[0].outcome,
              code: 'CNS',
              by: 'staff',
              compensation: 'none',
            },
          },
        ],
      }),
    ],
    [
      'a lesson nobody rides in, called off',
      cancelledStaffMail({
        ...exampleCancelledForStaff,
        by: 'barn',
        lessons: [{ lesson: exampleLesson, students: [] }],
        reasons: ['WEA'],
        message: 'Stay at home.',
      }),
    ],
    ['a lesson taken over', changedStaffMail({ ...exampleChangedForStaff, whose: 'taken over', message: null })],
    [
      'several lessons that moved, to the staff',
      changedStaffMail({
        ...exampleChangedForStaff,
        whose: 'kept',
        lessons: lessons
          .slice(0, 2)
          .map((lesson) => ({ lesson, from: { date: '2026-11-23', startTime: '15:00' } })) as never,
      }),
    ],
    [
      'a day with two lessons',
      reminderMail({
        ...exampleReminder,
        rides: [
          ...exampleReminder.rides,
          { lesson: { ...exampleLesson, startTime: '18:00', endTime: '19:00', instructor: null }, horse: null },
        ],
      }),
    ],
    [
      'a note of a family, for the barn',
      noteMail({ ...exampleNote, author: { name: 'Ewa Kowalska', isFamily: true }, to: 'office@maplehill.test' }),
    ],
    [
      'a refund that is declined',
      refundDecidedMail({
        ...exampleDecidedRefund,
        refund: { ...exampleDecidedRefund.refund, state: 'declined', note: 'It was inside the notice of 24 hours.' },
      }),
    ],
    ...(['refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost'] as const).map(
      (kind): [string, ComposedMail] => [
        `to an administrator: ${kind}`,
        paymentIssueMail({
          ...examplePaymentIssue,
          kind,
          issues: examplePaymentIssue.issues.map((issue) => ({
            ...issue,
            ...(kind.startsWith('dispute') && { lesson: null, reference: 'dp_1', evidenceBy: '2026-11-27' }),
          })),
        }),
      ],
    ),
    [
      'to an administrator: account_removed',
      paymentIssueMail({
        ...examplePaymentIssue,
        kind: 'account_removed',
        issues: ['Ewa', 'Jan', 'Ola', 'Zofia'].map((name) => ({
          ...examplePaymentIssue.issues[0]!,
          lesson: null,
          holder: { personId: name, name },
        })),
      }),
    ],
    ['an invitation', passwordLinkMail({ ...examplePasswordLink, purpose: 'create' })],
  ])('%s', (_, { subject, text }) => expect(`${subject}\n\n${text}`).toMatchSnapshot());

  it('say the same as HTML and as text', () => {
    for (const [, { html, text }] of previews) {
      const words = html
        .replace(/<head>.*<\/head>/s, '')
        .replace(/<a href="([^"]+)"/g, '$1 <')
        .replace(/<[^>]+>/g, ' ')
        .replace(/&#39;/g, "'")
        .replace(/\s+/g, ' ');
      for (const line of text.split('\n').filter(Boolean))
        expect(words).toContain(
          line
            .replace(/^(- |> )/, '')
            .split(': ')
            .at(-1)!
            .replace(/:$/, '')
            .trim()
            .slice(0, 30),
        );
    }
  });

  it('take what people wrote as words, not as markup', () => {
    const { html } = cancelledMail({
      ...exampleCancelled,
      message: '<script>alert("hay")</script>',
      student: { ...exampleCancelled.student, firstName: 'A<b>na' },
    });
    expect(html).not.toMatch(/<script|<b>na/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('offer the portal only to those who can sign in', () => {
    expect(reminderMail().text).toContain('/clienthome/');
    const [ride] = exampleReminder.rides;
    const holder = { ...exampleReminder.holder, hasLogin: false };
    const rides: Reminder['rides'] = [{ ...ride, answers: [] }];
    expect(reminderMail({ ...exampleReminder, holder, rides }).text).not.toContain('http');
  });

  it('keep a secret out of the ledger', () => expect(passwordLinkMail().auditText).toBe('Choose a new password'));

  it('name several instructors’ lessons and students', () => {
    const [first] = exampleCancelledForStaff.lessons;
    expect(
      cancelledStaffMail({
        ...exampleCancelledForStaff,
        by: 'barn',
        lessons: [first, { ...first, lesson: lessons[1]! }],
      }).text,
    ).toMatch(/Tue 24 Nov, 16:00, Beginner group: Anna Kowalska\n- Tue 1 Dec/);
  });
});
