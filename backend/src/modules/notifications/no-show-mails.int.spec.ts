import { ridingBarn, type RidingBarn } from '../../../test/enrollment/riding-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';

describe('mails of no-shows in a row', () => {
  let app: WorkApp, barn: RidingBarn, places: string[];
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { send_notifications: 0 } });
    places = [];
    for (const lesson of await barn.newSeries(4)) places.push(await barn.book(lesson));
    app.clock.set('2026-12-02T22:00:00Z');
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const count = (strike_count: number) =>
    barn.call(barn.admin, 'POST', 'policies/save', {
      scope: 'barn',
      steps: [{ notice: 'start', gives: 'nothing' }],
      strike_count,
    });
  const mark = (at: number, enrollment_status_code: string) =>
    barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', { id: places[at], enrollment_status_code });
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject);

  it('warn before the last one, once of a lesson, and not before or after', async () => {
    await count(3);
    await mark(0, 'CNS');
    expect(await subjects()).toEqual([]);
    await mark(1, 'CNS');
    expect(await subjects()).toEqual(['Rider 1 did not come: Tue 1 Dec, 16:00']);
    expect(app.smtp.mails[0]?.words).toContain(
      'Once more, and by the barn’s policy the place in this series may be given',
    );
    await mark(1, 'SCH');
    await mark(1, 'CNS');
    app.clock.set('2026-12-09T22:00:00Z');
    await mark(2, 'CNS');
    expect(await subjects()).toHaveLength(1);
  });

  it('are none where the policy does not count, or the mark is put right at once', async () => {
    await mark(0, 'CNS');
    await mark(1, 'CNS');
    expect(await subjects()).toEqual([]);
    await mark(0, 'COM');
    await mark(1, 'COM');
    await count(2);
    await mark(1, 'CNS');
    await mark(1, 'COM');
    expect(await subjects()).toEqual([]);
  });
});
