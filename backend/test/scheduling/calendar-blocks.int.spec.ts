import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { countedApp } from '../support/counted-app.js';

interface Block {
  id: string;
  title: string;
  date: string;
  start: string;
  end: string;
  starts_at: string;
  cnt: number;
  is_cancelled?: number;
  riders?: { name: string; student_id?: string; horse?: string; paid?: number }[];
}

describe('what a calendar draws', () => {
  let counted: Awaited<ReturnType<typeof countedApp>>;
  let barn: RidingBarn;
  beforeAll(async () => {
    counted = await countedApp({ poolSize: 1 });
    barn = await ridingBarn(counted.app, { preferences: { clients_can_view_calendar: 1 } });
  });
  afterAll(() => counted.stop());

  const month = { date1: '2026-11-01', date2: '2026-11-30' };
  const ask = (who: { token: string }, query: object = month, headers = {}) =>
    counted.app.call<{ lessons: Block[]; sections: object[] }>(who, 'GET', 'lessons/calendar', query, headers);

  it('is there without its people, as the lessons say it, and unchanged is not sent again', async () => {
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    const { body, headers } = await ask(barn.admin);
    const whole = (await counted.app.call(barn.admin, 'GET', 'lessons/index', month)).body.lessons[0];
    expect(body.lessons[0]).toEqual({
      id: lesson,
      version: whole.version,
      title: whole.title,
      date: whole.scheduled_date,
      start: whole.scheduled_starttime,
      end: whole.scheduled_endtime,
      starts_at: whole.starts_at.replace(':00Z', 'Z'),
      ends_at: whole.ends_at.replace(':00Z', 'Z'),
      section_id: whole.section_id,
      location_id: whole.location_id,
      location: whole.location_name,
      instructor_id: whole.instructor_id,
      instructor: whole.instructor_name,
      ...(whole.color_code && { colour: whole.color_code }),
      cnt: 1,
      max: whole.max_enrollment,
    });
    const again = await ask(barn.admin, month, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('has who rides for whoever asks, as far as they may know', async () => {
    const { body } = await ask(barn.admin, { ...month, people: 1 });
    expect(body.lessons[0]?.riders).toEqual([expect.objectContaining({ student_id: barn.studentId })]);
    const ridersSeenBy = async (who: { token: string }) =>
      (await ask(who, { ...month, people: 1 })).body.lessons.flatMap(({ riders = [] }) => riders);
    expect(await ridersSeenBy(barn.family)).toEqual([expect.objectContaining({ student_id: barn.studentId })]);
    expect(await ridersSeenBy(await barn.newFamily())).toEqual([]);
  });

  it('costs one round trip, however much there is', async () => {
    expect(await counted.during(() => ask(barn.admin))).toBe(1);
    expect(await counted.during(() => ask(barn.admin, { ...month, people: 1 }))).toBe(1);
  });
});
