import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

const NOW = '2026-12-09T22:00:00Z';
const DAYS = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'] as const;

/** No-shows in a row, where the barn's policy counts them. */
describe('no-shows in a row', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let lessons: string[];
  let places: string[];
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app);
    await barn.sell(10);
    lessons = await barn.newSeries(DAYS.length);
    places = [];
    for (const lesson of lessons) places.push(await barn.book(lesson));
    app.clock.set(NOW);
  });

  const post = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()]);
    return answer.body;
  };
  const count = (strike_count: number) =>
    post('policies/save', { scope: 'barn', steps: [{ notice: 'start', gives: 'nothing' }], strike_count });
  const mark = (at: number, enrollment_status_code: string) =>
    post('lesson_people/updateAttendance', { id: places[at], enrollment_status_code });
  const strikes = async (query: object = {}, who: { token: string } = barn.admin) =>
    (await barn.call(who, 'GET', 'lesson_people/strikes', query)).body.strikes as Record<string, unknown>[];

  it('are not counted unless a policy says so', async () => {
    await mark(1, 'CNS');
    await mark(2, 'CNS');
    expect(await strikes()).toEqual([]);
    const { policies } = await count(2);
    expect(policies[0]).toMatchObject({
      strike_count: 2,
      sentence: expect.stringContaining(
        'After 2 no-shows in a row in a series the place in it may be given to somebody else',
      ),
    });
    expect(await strikes()).toMatchObject([{ in_a_row: 2, of: 2, stand: 'reached' }]);
    const refused = await barn.call(barn.admin, 'POST', 'policies/save', {
      scope: 'barn',
      steps: [{ notice: 'start', gives: 'nothing' }],
      strike_count: 1,
    });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'strike_count']);
  });

  it('are said of the series with the later places; one that is put right is taken back, and whoever came begins anew', async () => {
    await count(3);
    await mark(1, 'CNS');
    expect(await strikes()).toEqual([]);
    await mark(2, 'CNS');
    expect(await strikes({ student_id: barn.studentId })).toMatchObject([
      {
        lesson_person_id: places[2],
        in_a_row: 2,
        of: 3,
        stand: 'warned',
        words: 'Second no-show in a row',
        next_words: 'Third no-show in a row',
        later: [
          { lesson_person_id: places[3], scheduled_date: DAYS[3] },
          { lesson_person_id: places[4], scheduled_date: DAYS[4] },
        ],
      },
    ]);
    expect(await strikes({ student_id: barn.siblingId })).toEqual([]);
    await mark(0, 'CNS');
    expect(await strikes()).toMatchObject([{ in_a_row: 3, stand: 'reached' }]);
    await mark(1, 'COM');
    expect(await strikes()).toMatchObject([{ in_a_row: 1, stand: 'counted' }]);
    await mark(2, 'SCH');
    expect(await strikes()).toEqual([]);
  });

  it('lead to the release of exactly the places that were shown', async () => {
    await count(2);
    await mark(1, 'CNS');
    await mark(2, 'CNS');
    const [strike] = await strikes();
    const later = strike?.later as { lesson_person_id: string }[];
    const ids = later.map(({ lesson_person_id }) => lesson_person_id);
    expect(ids).toEqual([places[3], places[4]]);
    const released = await post('lesson_people/delete', {
      lesson_person_id: ids[0],
      applyToFuture: 1,
      sendNotification: 1,
    });
    expect(released.lessonPersonIds).toEqual(ids);
    expect(await strikes()).toMatchObject([{ stand: 'reached', later: [] }]);
  });

  const leave = (at: number, facts: object = {}) =>
    post('lesson_people/leaveNoShows', { lesson_person_id: places[at], ...facts });
  const twice = async () => {
    await count(2);
    await mark(1, 'CNS');
    await mark(2, 'CNS');
  };

  it('are left alone this time: who, when and why is kept, until the next one', async () => {
    await twice();
    const before = (await barn.log()).length;
    const { strikes: left } = await leave(2, { reason: 'Broke an arm' });
    const said = { on: '2026-12-09', by: expect.any(String), reason: 'Broke an arm' };
    expect(left).toMatchObject([{ stand: 'left', left_alone: said, later: [expect.anything(), expect.anything()] }]);
    expect(await strikes()).toEqual(left);
    expect(await leave(2, { reason: 'Another' })).toEqual({ strikes: left });
    expect((await barn.log()).slice(before).map(({ type }) => type)).toEqual(['enrollment.NoShowsLeftAlone']);
    app.clock.set('2026-12-15T22:00:00Z');
    await mark(3, 'CNS');
    expect(await strikes()).toMatchObject([
      { lesson_person_id: places[3], in_a_row: 3, stand: 'reached', left_alone: null },
    ]);
  });

  it('are asked of again where one more is found before, and that may be left alone, too', async () => {
    await twice();
    await leave(2, { reason: 'Broke an arm' });
    await mark(0, 'CNS');
    expect(await strikes()).toMatchObject([{ in_a_row: 3, stand: 'reached', left_alone: null }]);
    expect((await leave(2)).strikes).toMatchObject([{ stand: 'left', left_alone: { reason: null } }]);
    const remarks = await barn.read((sql) => sql`select remark from remark where remark = 'Broke an arm'`);
    expect(remarks).toEqual([]);
  });

  it('are asked of again where it is taken back, once', async () => {
    await twice();
    await leave(2, { reason: 'Broke an arm' });
    const again = () => post('lesson_people/askNoShowsAgain', { lesson_person_id: places[2] });
    expect((await again()).strikes).toMatchObject([{ stand: 'reached', left_alone: null }]);
    const before = (await barn.log()).length;
    expect((await again()).strikes).toMatchObject([{ stand: 'reached' }]);
    expect(await barn.log()).toHaveLength(before);
  });

  it('are another question once the mark was put right and set anew', async () => {
    await twice();
    await leave(2);
    app.clock.set('2026-12-09T22:05:00Z');
    await mark(2, 'COM');
    expect(await strikes()).toEqual([]);
    await mark(2, 'CNS');
    expect(await strikes()).toMatchObject([{ stand: 'reached', left_alone: null }]);
  });

  it('are nothing to leave alone where nobody is asked, and not for families', async () => {
    await count(3);
    await mark(1, 'CNS');
    await mark(2, 'CNS');
    const asks = { lesson_person_id: places[2] };
    const refused = await barn.call(barn.admin, 'POST', 'lesson_people/leaveNoShows', asks);
    expect([refused.status, refused.body.code]).toEqual([409, 'no_shows_over']);
    const other = await barn.call(barn.admin, 'POST', 'lesson_people/leaveNoShows', { lesson_person_id: lessons[0] });
    expect(other.status).toBe(404);
    for (const path of ['leaveNoShows', 'askNoShowsAgain'])
      expect((await barn.call(barn.family, 'POST', `lesson_people/${path}`, asks)).status).toBe(403);
  });

  it('are nothing that families ask about', async () =>
    expect((await barn.call(barn.family, 'GET', 'lesson_people/strikes', {})).status).toBe(403));
});
