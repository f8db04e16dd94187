import { countedApp } from '../support/counted-app.js';
import type { TestBarn } from '../support/test-barn.js';

const MOST = { write: 6, read: 1 };

/** Speed that can be counted: how often a request waits for the database. Never more for more lessons. */
describe('round trips to the database', () => {
  let counted: Awaited<ReturnType<typeof countedApp>>;
  let barn: TestBarn;
  beforeAll(async () => {
    counted = await countedApp();
    barn = await counted.app.barn();
  });
  afterAll(() => counted.stop());

  const unchanged = async () => {
    const query = { dbday: '2020-01-01' };
    return barn.call(barn.admin, 'GET', 'lessons/index', query, {
      'if-none-match': String((await barn.call(barn.admin, 'GET', 'lessons/index', query)).headers.etag),
    });
  };
  /** Once to open connections and prepare statements, then counted. Who calls is known for some seconds and asked elsewhere. */
  const turns = async (ask: (time: number) => Promise<{ status: number }>) => {
    expect((await ask(1)).status).toBeLessThan(400);
    return counted.during(async () => expect((await ask(2)).status).toBeLessThan(400));
  };
  const series = (count: number, students: string[]) => (time: number) =>
    barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      start: `2026-12-0${time} 0${time}:00`,
      frequency: 1,
      period: 'weeks',
      endtype: 'after',
      repeat_count: count,
      students,
    });

  it('to plan a lesson, and to plan fifty-two with six riders each', async () => {
    const { studentIds } = await barn.newFamily({ students: 6 });
    const single = await turns((time) =>
      barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
        section_id: barn.sectionId,
        start: `2026-11-2${time} 16:00`,
        students: studentIds,
      }),
    );
    const four = await turns(series(4, studentIds));
    const many = await turns(series(52, studentIds));
    expect(many).toBe(four);
    expect(Math.max(single, many)).toBeLessThanOrEqual(MOST.write);
  });

  it('to cancel a lesson of many riders, and to move a few lessons or many', async () => {
    const { studentIds } = await barn.newFamily({ students: 6 });
    const planned = async (count: number, time: number) =>
      (await series(count, studentIds)(time)).body.lessons as { id: string }[];
    const rows = {
      few: [await planned(3, 4), await planned(3, 5)],
      many: [await planned(30, 7), await planned(30, 8)],
    };
    const move = (lessons: { id: string }[][]) =>
      turns((time) =>
        barn.call(barn.admin, 'POST', 'lessons/reschedule', {
          id: lessons[time - 1]?.[0]?.id,
          start: `2026-12-1${time} 12:00`,
          applyToFuture: 1,
          updated_notification_message: 'Wet',
        }),
      );
    const [few, many] = [await move(rows.few), await move(rows.many)];
    const cancel = await turns((time) =>
      barn.call(barn.admin, 'POST', 'lessons/cancel', { id: rows.many[0]?.[time]?.id, cancelAction: 'BCAP' }),
    );
    expect(many).toBe(few);
    expect(Math.max(many, cancel)).toBeLessThanOrEqual(MOST.write);
  });

  it('to read a month, a day and what is unchanged', async () => {
    const month = await turns(() =>
      barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-12-01', date2: '2026-12-31' }),
    );
    const day = await turns(() => barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-02' }));
    const both = await turns(unchanged);
    expect(Math.max(month, day, both - day)).toBeLessThanOrEqual(MOST.read);
  });

  it('to read who somebody of the staff is, and what they teach', async () => {
    const { personId } = barn.instructor;
    const ask = (path: string, query: object) =>
      turns(() => barn.call(barn.admin, 'GET', `instructors/${path}`, query));
    const asked = [
      await ask('staffPerson', { person_id: personId }),
      await ask('getSchedule', { staff_id: personId }),
      await ask('getHistory', { staff_id: personId }),
      await ask('stafflist', {}),
    ];
    expect(Math.max(...asked)).toBeLessThanOrEqual(MOST.read);
  });
});
