import { descriptionOf } from '../../../platform/event-store/barn-module.js';
import { NotificationsModule } from '../notifications.module.js';
import { bookedMail, exampleBooked } from './booked.js';
import { cancelledStaffMail, exampleCancelledForStaff } from './cancelled-staff.js';
import { cancelledMail, exampleCancelled } from './cancelled.js';
import { changedMail, exampleChanged } from './changed.js';
import { passwordLinkMail, examplePasswordLink } from './password-link.js';
import { exampleReminder, reminderMail } from './reminder.js';
import { exampleLesson } from '../wording/lesson-wording.js';

const lessons = Array.from({ length: 20 }, (_, week) => ({
  ...exampleLesson,
  date: new Date(Date.UTC(2026, 10, 24 + 7 * week)).toISOString().slice(0, 10),
}));

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
    expect(
      reminderMail({ ...exampleReminder, holder: { ...exampleReminder.holder, hasLogin: false } }).text,
    ).not.toContain('http');
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
