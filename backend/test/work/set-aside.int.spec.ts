import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { promoteDelayed } from '../crash/promote-delayed.js';
import { workApp, type WorkApp } from './work-app.js';

describe('an event that a mail cannot digest', () => {
  let app: WorkApp;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());

  const subjects = () =>
    app.smtp.mails
      .splice(0)
      .map(({ subject }) => subject)
      .sort();

  it('stops that mail alone, stands on the list of failed jobs, and becomes a mail when somebody asks', async () => {
    const barn = await app.barn();
    for (const field of ['send_notifications', 'send_cancellation_notifications'])
      await barn.run(ChangePreference, { field, value: 1 });
    const plan = async (start: string, sendNotification = 1) => {
      const students = [barn.family.studentIds[0]];
      return (await barn.planLesson({ start, students, sendNotification })).LessonStudents[0]!.lesson_person_id;
    };
    /** As if a version of the event had been written that nobody reads. */
    const setVersion = (version: number, lessonPersonId: string) =>
      app.owner`
        update event set schema_version = ${version}
        where type = 'enrollment.StudentEnrolled' and data->>'lessonPersonId' = ${lessonPersonId}`;
    const poison = await plan('2026-11-24 16:00');
    await setVersion(0, poison);
    const place = await plan('2026-11-25 16:00', 0);
    const gone = { id: place, newEnrollStatus: 'CNA', sendNotification: 1 };
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', gone);
    await plan('2026-11-26 16:00');

    await app.dispatcher.untilProcessed(barn.farmId);
    while (await app.jobs.pending()) await promoteDelayed(app.config.ownerUrl);
    expect(subjects()).toEqual(['Booked: Rider 1, Thu 26 Nov, 16:00', 'Cancelled: Rider 1, Wed 25 Nov, 16:00']);
    const failed = await app.jobs.failed();
    const setAside = (subscription: string) => ({
      queue: 'work',
      id: expect.stringContaining(`${subscription}-set-aside`) as string,
      name: 'events.handleSetAside',
      data: expect.objectContaining({ farmId: barn.farmId, subscription }) as object,
      attempts: 5,
      failedAt: expect.any(Date) as Date,
      reason: 'enrollment.StudentEnrolled has no way from version 0 to 1.',
    });
    expect(failed).toHaveLength(2);
    expect(failed).toEqual(
      expect.arrayContaining([setAside('mails/notifications.mailBooking'), setAside('webhooks.follow')]),
    );

    await setVersion(1, poison);
    expect(await app.jobs.retry(failed.map(({ id }) => id))).toBe(2);
    await app.settled(barn.farmId);
    expect(subjects()).toEqual(['Booked: Rider 1, Tue 24 Nov, 16:00']);
  });

  it('does not keep a barn of an earlier version from going on where its one subscription stood', async () => {
    const barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_notifications', value: 1 });
    const plan = (start: string) =>
      barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
        section_id: barn.sectionId,
        start,
        students: [barn.family.studentIds[0]],
      });
    await plan('2026-11-24 16:00');
    await app.owner`
      insert into subscription_checkpoint (farm_id, subscription, position)
      select farm_id, 'mails', position from farm_clock where farm_id = ${barn.farmId}`;
    await plan('2026-11-25 16:00');
    await app.settled(barn.farmId);
    expect(subjects()).toEqual(['Booked: Rider 1, Wed 25 Nov, 16:00']);
  });
});
