import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { NOW } from '../../../test/support/test-app.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { ReminderRound } from './jobs/remind-families.js';

describe('reminders', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());

  const open = async (timeZone = 'America/Toronto') => {
    app.clock.set(NOW);
    barn = await app.barn({ timeZone });
    await barn.run(ChangePreference, { field: 'send_reminders', value: 1 });
    app.smtp.mails.length = 0;
  };
  const plan = (start: string, more: object = {}) =>
    barn.planLesson({ title: 'Group', start, students: [barn.family.studentIds[0]], sendNotification: 0, ...more });
  /** The hourly job comes, at that instant. */
  const roundAt = async (instant: string) => {
    app.clock.set(instant);
    await app.app.get(ReminderRound).work();
    await app.settled(barn.farmId);
    return app.smtp.mails.splice(0).map(({ subject }) => subject);
  };

  it('come once, in the hour a day ahead (R090)', async () => {
    await open();
    await plan('2026-11-24 16:00');
    expect(await roundAt('2026-11-23T20:00:01Z')).toEqual([]);
    expect(await roundAt('2026-11-23T21:00:01Z')).toEqual(['Reminder: Rider 1, Tue 24 Nov, 16:00']);
    expect(await roundAt('2026-11-23T21:59:59Z')).toEqual([]);
    expect(await roundAt('2026-11-23T22:00:01Z')).toEqual([]);
    expect(await app.ledger(barn.farmId)).toMatchObject([{ template_desc: 'Reminder', attempts: 1 }]);
  });

  it('are one for each rider, and none for who cancelled', async () => {
    await open();
    const lesson = await plan('2026-11-24 16:00', { students: barn.family.studentIds });
    await plan('2026-11-24 16:30');
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', {
      id: lesson.LessonStudents[0]!.lesson_person_id,
      newEnrollStatus: 'CNA',
      sendNotification: 0,
    });
    expect((await roundAt('2026-11-23T21:00:01Z')).length).toBe(2);
  });

  it('are one for each rider and day, in time for the first lesson', async () => {
    await open();
    await plan('2026-11-24 12:00');
    await plan('2026-11-24 16:00');
    await plan('2026-11-25 12:00');
    expect(await roundAt('2026-11-23T17:00:01Z')).toEqual(['Reminder: Rider 1, 2 lessons on Tue 24 Nov']);
    expect(await roundAt('2026-11-23T21:00:01Z')).toEqual([]);
    expect(await roundAt('2026-11-24T17:00:01Z')).toEqual(['Reminder: Rider 1, Wed 25 Nov, 12:00']);
  });

  it('are none for a cancelled lesson', async () => {
    await open();
    const { lesson } = await plan('2026-11-24 16:00');
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson.id, cancelAction: 'BCNA', sendNotification: 0 });
    expect(await roundAt('2026-11-23T21:00:01Z')).toEqual([]);
  });

  it('are none where the barn does not want them (R090)', async () => {
    await open();
    await plan('2026-11-24 16:00');
    await barn.run(ChangePreference, { field: 'send_reminders', value: 0 });
    expect(await roundAt('2026-11-23T21:00:01Z')).toEqual([]);
  });

  it('make up for hours in which nothing ran, but not for lessons that have begun', async () => {
    await open();
    await plan('2026-11-24 12:00');
    await plan('2026-11-24 16:00');
    expect(await roundAt('2026-11-23T15:00:00Z')).toEqual([]);
    expect(await roundAt('2026-11-23T23:30:00Z')).toEqual(['Reminder: Rider 1, 2 lessons on Tue 24 Nov']);
    await open();
    await plan('2026-11-24 12:00');
    await roundAt('2026-11-23T15:00:00Z');
    expect(await roundAt('2026-11-24T18:00:00Z')).toEqual([]);
  });

  it('come again for a lesson that moved to another day, not for one that moved within it', async () => {
    await open();
    const { lesson } = await plan('2026-11-24 16:00');
    expect(await roundAt('2026-11-23T21:00:00Z')).toHaveLength(1);
    await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
      id: lesson.id,
      start: '2026-11-24 19:00',
      end: '2026-11-24 20:00',
    });
    expect(await roundAt('2026-11-24T00:00:00Z')).toEqual([]);
    await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
      id: lesson.id,
      start: '2026-11-26 16:00',
      end: '2026-11-26 17:00',
    });
    expect(await roundAt('2026-11-25T21:00:00Z')).toEqual(['Reminder: Rider 1, Thu 26 Nov, 16:00']);
  });

  it.each([
    ['forward', '2027-03-28', '2027-03-27T14:00:01Z'],
    ['back', '2026-10-25', '2026-10-24T15:00:01Z'],
  ])('come once and say the barn’s time, the day after clocks went %s', async (_, date, instant) => {
    await open('Europe/Warsaw');
    app.clock.set('2026-10-01T08:00:00Z');
    await plan(`${date} 16:00`);
    const hour = (n: number) => new Date(new Date(instant).getTime() + n * 3_600_000).toISOString();
    expect(await roundAt(hour(-1))).toEqual([]);
    expect(await roundAt(instant)).toEqual([expect.stringMatching(/^Reminder: Rider 1, Sun .*, 16:00$/)]);
    expect(await roundAt(hour(1))).toEqual([]);
  });

  it('come at eight in the morning for an all-day lesson', async () => {
    await open();
    await plan('2026-11-24 00:00', { is_allday: 1, end: '2026-11-24 23:59' });
    expect(await roundAt('2026-11-23T05:00:00Z')).toEqual([]);
    expect(await roundAt('2026-11-23T13:00:00Z')).toEqual(['Reminder: Rider 1, Tue 24 Nov']);
  });

  it('carry answers where the barn wants them, which the ledger does not keep', async () => {
    await open();
    await barn.run(ChangePreference, { field: 'clients_can_cancel', value: 1 });
    await plan('2026-11-24 16:00');
    app.clock.set('2026-11-23T21:00:01Z');
    await app.app.get(ReminderRound).work();
    expect((await app.settled(barn.farmId))[0]?.words).not.toContain('We come');
    await open();
    await barn.run(ChangePreference, { field: 'clients_can_cancel', value: 1 });
    await barn.run(ChangePreference, { field: 'answers_by_mail', value: 1 });
    await plan('2026-11-24 16:00');
    app.clock.set('2026-11-23T21:00:01Z');
    await app.app.get(ReminderRound).work();
    const [mail] = await app.settled(barn.farmId);
    const links = [...new Set((mail?.words ?? '').match(/(?<=\/answer#)[\w-]+/g))];
    expect(links).toHaveLength(2);
    expect(mail?.words).toMatch(/We come[\s\S]*Cancel…/);
    expect((await app.ledger(barn.farmId))[0]?.message).not.toContain('/answer');
    const { body } = await app.call(undefined, 'POST', 'mail_answers/read', { token: links[0] });
    expect(body).toMatchObject({ answer: 'come', state: 'open' });
  });
});
