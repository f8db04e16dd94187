import { countRoundTrips } from '../support/round-trips.js';
import { ownDatabase } from '../support/own-database.js';
import { testApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const MOST = { write: 6, read: 3 };

/** Speed that can be counted: how often a request waits for the database. Never more for more lessons. */
describe('round trips to the database', () => {
  let app: TestApp;
  let barn: TestBarn;
  let counter: Awaited<ReturnType<typeof countRoundTrips>>;
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  beforeAll(async () => {
    database = await ownDatabase();
    counter = await countRoundTrips(database.url);
    app = await testApp({ ownerUrl: counter.url });
    barn = await app.barn();
  });
  afterAll(async () => {
    await app.stop();
    await counter.stop();
    await database.drop();
  });

  /** Once to open connections and prepare statements, then counted. */
  const turns = async (ask: (time: number) => Promise<{ status: number }>) => {
    expect((await ask(1)).status).toBeLessThan(400);
    return counter.during(async () => expect((await ask(2)).status).toBeLessThan(400));
  };
  const series = (count: number, students: string[]) => (time: number) =>
    barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', { section_id: barn.sectionId, start: `2026-12-0${time} 0${time}:00`, frequency: 1, period: 'weeks', endtype: 'after', repeat_count: count, students });

  it('to plan a lesson, and to plan fifty-two with six riders each', async () => {
    const { studentIds } = await barn.newFamily({ students: 6 });
    const single = await turns((time) => barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', { section_id: barn.sectionId, start: `2026-11-2${time} 16:00`, students: studentIds }));
    const four = await turns(series(4, studentIds));
    const many = await turns(series(52, studentIds));
    console.log({ single, four, many });
    expect(many).toBe(four);
    expect(Math.max(single, many)).toBeLessThanOrEqual(MOST.write);
  });

  it('to cancel a lesson and to move a whole series', async () => {
    const [first, second] = [(await series(26, barn.family.studentIds)(3)).body.lessons, (await series(26, barn.family.studentIds)(4)).body.lessons];
    const move = await turns((time) => barn.call(barn.admin, 'POST', 'lessons/reschedule', { id: (time === 1 ? first : second)[0].id, start: `2026-12-0${time + 4} 12:00`, applyToFuture: 1, updated_notification_message: 'Wet' }));
    const cancel = await turns((time) => barn.call(barn.admin, 'POST', 'lessons/cancel', { id: first[time].id, cancelAction: 'BCAP' }));
    console.log({ move, cancel });
    expect(Math.max(move, cancel)).toBeLessThanOrEqual(MOST.write);
  });

  it('to read a month, a day and what is unchanged', async () => {
    const month = await turns(() => barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-12-01', date2: '2026-12-31' }));
    const day = await turns(() => barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-02' }));
    const tag = String((await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-02' })).headers.etag);
    const unchanged = await turns(() => barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-02' }, { 'if-none-match': tag }));
    console.log({ month, day, unchanged });
    expect(Math.max(month, day, unchanged)).toBeLessThanOrEqual(MOST.read);
  });
});
