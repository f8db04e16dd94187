import { ridingBarn, type RidingBarn } from '../../../test/enrollment/riding-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { WaitingListRound } from '../enrollment/jobs/run-waiting-lists.js';

describe('mails of a waiting list', () => {
  let app: WorkApp, barn: RidingBarn, lesson: string, family: Awaited<ReturnType<RidingBarn['newFamily']>>;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { section: { maxEnrollment: 1 }, preferences: { has_waiting_lists: 1 } });
    lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    family = await barn.newFamily({ students: 1 });
    await barn.call(family, 'POST', 'waiting_list/join', rider());
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const rider = () => ({ lesson_date_time_id: lesson, student_id: family.studentIds[0] });
  const free = async () => {
    const [place] = await barn.read(
      (sql) => sql<[{ id: string }]>`
        select lesson_person_id as id from lesson_person where lesson_id = ${lesson} and not is_cancelled`,
    );
    await barn.cancel(place.id, { newEnrollStatus: 'CWP', sendNotification: 0 });
  };
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject);

  it('say until when a place is held, once, and that it has gone', async () => {
    await free();
    expect(await subjects()).toEqual(['A place for Rider 1: Tue 24 Nov, 16:00']);
    expect(app.smtp.mails[0]?.words).toContain('It is held until Fri 20 Nov, 13:00.');
    app.clock.set('2026-11-20T18:00:00Z');
    await app.app.get(WaitingListRound).work();
    await app.app.get(WaitingListRound).work();
    expect((await subjects()).slice(1)).toEqual(['No place for Rider 1: Tue 24 Nov, 16:00']);
    expect(app.smtp.mails[1]?.words).toContain('Nobody took it in time.');
  });

  it('say that the barn gave the place away; she waits on', async () => {
    await free();
    await app.settled(barn.farmId);
    await barn.book(lesson, barn.siblingId);
    expect((await subjects()).slice(1)).toEqual(['No place for Rider 1: Tue 24 Nov, 16:00']);
    expect(app.smtp.mails[1]?.words).toContain('gave the place that was held for Rider 1 to somebody else');
  });

  it('are none for who takes the place: that is a booking like any other', async () => {
    await free();
    await app.settled(barn.farmId);
    await barn.call(family, 'POST', 'waiting_list/take', rider());
    expect((await subjects()).slice(1)).toEqual([]);
  });
});
