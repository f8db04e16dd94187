import { readFileSync } from 'node:fs';
import path from 'node:path';
import { descriptionOf } from '../../../platform/event-store/barn-module.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { NotificationsModule } from '../notifications.module.js';

/** As it was written when the event was new. */
const golden = (type: string) =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../../../test/golden/${type}.v1.json`), 'utf8'),
  ) as object;
const example =
  (type: string) =>
  (more: object = {}) => ({ type, data: { ...golden(type), ...more } });
const [enrolled, cancelled, linked, moved] = [
  example('enrollment.StudentEnrolled'),
  example('enrollment.StudentCancelled'),
  example('identity.PasswordLinkRequested'),
  example('scheduling.LessonRescheduled'),
];
const link = linked();
const at = (position: number, commandId: string, { type, data }: { type: string; data: object }): StoredEvent => ({
  farmId: 'farm',
  position,
  stream: '',
  version: 1,
  type,
  data,
  metadata: { commandId } as never,
  occurredAt: new Date(0),
});
/** What all mails ask for, each of the events that it follows. */
const mailJobs = (events: readonly StoredEvent[]) =>
  (descriptionOf(NotificationsModule).mails ?? []).flatMap((mail) =>
    mail.jobs(events.filter(({ type }) => mail.on.includes(type))),
  );
const ids = (events: StoredEvent[]) => mailJobs(events).map(({ id }) => id);

describe('mails that the log calls for', () => {
  it('one for a series of lessons and one student', () =>
    expect(ids([1, 2, 3].map((n) => at(n, 'a', enrolled({ lessonId: `lesson ${n}` }))))).toEqual([
      'farm-1-notifications.mailBooking',
    ]));
  it('one for each student', () =>
    expect(ids([at(1, 'a', enrolled({ studentId: 'anna' })), at(2, 'a', enrolled({ studentId: 'leo' }))])).toHaveLength(
      2,
    ));
  it('one for each command', () => expect(ids([at(1, 'a', enrolled()), at(2, 'b', enrolled())])).toHaveLength(2));
  it('all lessons of a series, though only the first one asks for a mail', () =>
    expect(
      mailJobs([at(1, 'a', enrolled({ notify: true })), at(2, 'a', enrolled({ notify: false }))])[0]?.data,
    ).toMatchObject({ places: [{}, {}] }));
  it('none where nobody is to be told', () =>
    expect(ids([at(1, 'a', enrolled({ notify: false })), at(2, 'a', cancelled({ notify: false }))])).toEqual([]));
  it('one to each family and one to the staff, when the barn cancels', () =>
    expect(ids([at(7, 'a', cancelled({ studentId: 'anna' })), at(8, 'a', cancelled({ studentId: 'leo' }))])).toEqual([
      'farm-7-notifications.mailCancellation',
      'farm-8-notifications.mailCancellation',
      'farm-7-notifications.mailStaffCancellation',
    ]));
  it('one to the staff for a lesson without riders, with the reason, and none to families', () => {
    const calledOff = example('scheduling.LessonCancelled')();
    const [job, ...rest] = mailJobs([at(7, 'a', calledOff)]);
    expect(rest).toEqual([]);
    expect(job?.data).toMatchObject({ by: 'barn', lessons: [{ reason: 'WEA' }], places: [] });
  });
  it('the reason, to families as well', () => {
    const calledOff = example('scheduling.LessonCancelled')({ lessonId: 'x' });
    const [job] = mailJobs([at(7, 'a', calledOff), at(8, 'a', cancelled({ lessonId: 'x', by: 'barn' }))]);
    expect(job?.data).toMatchObject({ places: [{ lessonId: 'x', reason: 'WEA' }] });
  });
  it('who taught a lesson before, though it was moved by the same command', () => {
    const edited = example('scheduling.LessonEdited')({
      lessonId: 'x',
      instructorId: 'ben',
      formerInstructorId: 'ann',
    });
    const [job] = mailJobs(
      [at(1, 'a', edited), at(2, 'a', moved({ lessonId: 'x' }))].map((event) => ({
        ...event,
        data: { ...event.data, notify: true },
      })),
    );
    expect(job?.data).toMatchObject({
      lessons: [{ lessonId: 'x', from: { date: '2026-11-23' }, isReassigned: true, formerInstructorId: 'ann' }],
    });
  });
  it('one announcement for all lessons that a command moved', () => {
    const [job, staff, ...rest] = mailJobs([
      at(1, 'a', moved({ lessonId: 'x' })),
      at(2, 'a', moved({ lessonId: 'y' })),
      at(3, 'a', moved({ lessonId: 'z', notify: false })),
    ]);
    expect(rest).toEqual([]);
    expect(staff).toMatchObject({ type: { name: 'notifications.announceStaffChange' }, data: job?.data });
    expect(job?.data).toMatchObject({ lessons: [{ lessonId: 'x', from: { date: '2026-11-23' } }, { lessonId: 'y' }] });
  });
  it('a password link, without the link', () =>
    expect(Object.keys(mailJobs([at(1, 'a', link)])[0]?.data ?? {})).toEqual([
      'farmId',
      'position',
      'loginId',
      'purpose',
      'tokenId',
    ]));
  it('the same jobs for the same events, again', () => {
    const events = [at(1, 'a', enrolled()), at(2, 'b', cancelled()), at(3, 'c', link)];
    expect(mailJobs(events)).toEqual(mailJobs(events));
  });
  it('jobs that hold no name and no address', () =>
    expect(JSON.stringify(mailJobs([at(1, 'a', enrolled()), at(2, 'b', cancelled()), at(3, 'c', link)]))).not.toMatch(
      /@|Beginner/,
    ));
});
