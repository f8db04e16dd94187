import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';

let app: TestApp, barn: RidingBarn, biscuit: string, juniper: string;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-20T14:00:00Z');
  barn = await ridingBarn(app, { preferences: { monday_start: 1 } });
  [biscuit, juniper] = barn.horseIds as [string, string];
});
const mount = (id: string, horse_id: string | null) =>
  barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', { id, horse_id });

describe('the workload graphic', () => {
  beforeEach(() => app.clock.set('2026-11-24T14:00:00Z'));
  const ask = (query: object = {}) => barn.call(barn.admin, 'GET', 'reports/workloadgraphic', query);

  // R191
  it('counts the lessons of each horse by day, two icons and how many more', async () => {
    for (const time of ['09:00', '11:00', '13:00']) await barn.newLesson('2026-11-24', time, { horseIds: [biscuit] });
    const ridden = await barn.newLesson('2026-11-25', '09:00', { horseIds: [biscuit] });
    await mount(await barn.book(ridden), biscuit);
    const off = await barn.newLesson('2026-11-26', '09:00', { horseIds: [juniper] });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: off });
    const { body } = await ask();
    expect(body.dateheaders).toEqual(['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`));
    expect(body.graphicword).toBe('graphic');
    const [first, second] = body.a;
    expect([first.horse_name, first.total, second.horse_name, second.total]).toEqual(['Biscuit', 4, 'Juniper', 0]);
    expect(first.days.slice(1, 3)).toEqual([
      { date: '2026-11-24', lessons: 3, icons: 2, more: 1 },
      { date: '2026-11-25', lessons: 1, icons: 1, more: 0 },
    ]);
  });
  it('is of the days and the horse that are asked for, and refuses days the wrong way round', async () => {
    const filter = { date1: '2026-12-01', date2: '2026-12-02' };
    const { body } = await ask({ filter, horse: barn.horseIds[1], word: 'numbers' });
    expect(body).toMatchObject({ graphicword: 'numbers', dateheaders: ['2026-12-01', '2026-12-02'] });
    expect(body.a).toMatchObject([{ horse_name: 'Juniper', days: [{ lessons: 0 }, { lessons: 0 }] }]);
    expect((await ask({ date1: '2026-12-02', date2: '2026-12-01' })).status).toBe(400);
    expect((await ask({ date1: '2026-12-01', date2: '2027-12-01' })).status).toBe(400);
    expect((await ask({ filter: { date1: '31 December' } })).status).toBe(400);
  });
});
