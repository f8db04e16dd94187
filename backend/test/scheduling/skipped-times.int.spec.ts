import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

/** In Toronto the clocks go from 02:00 to 03:00 on Sunday 14 March 2027. */
const SKIPPED = '2027-03-14 02:30';
const REFUSED = [400, 'There is no 02:30 on Sun 14 Mar: the clocks go forward. Choose another time, such as 03:30.'];

describe('a time that the clocks skip', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ timeZone: 'America/Toronto' });
  });

  const post = (path: string, sent: object) =>
    app.call(barn.admin, 'POST', `lessons/${path}`, { section_id: barn.sectionId, ...sent });
  const told = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.message];
  const made = async (start: string) => (await post('createSingleLesson', { start })).body.lesson as { id: string };
  const nightly = { start: '2027-03-13 02:30', period: 'days', endtype: 'after', repeat_count: 3 };
  const shown = (lessons: { start: string; end: string }[]) =>
    lessons.map(({ start, end }) => `${start} ${end.slice(11)}`);
  const NIGHTS = ['2027-03-13 02:30 03:30', '2027-03-14 03:30 04:30', '2027-03-15 02:30 03:30'];

  it('is refused where it is chosen for one lesson, a copy, or a move', async () => {
    const { id } = await made('2027-03-12 02:30');
    expect(told(await post('createSingleLesson', { start: SKIPPED }))).toEqual(REFUSED);
    expect(told(await post('createRecurringLesson', { ...nightly, start: SKIPPED }))).toEqual(REFUSED);
    expect(told(await post('previewDates', { ...nightly, start: SKIPPED }))).toEqual(REFUSED);
    expect(told(await post('duplicate', { id, start: SKIPPED }))).toEqual(REFUSED);
    expect(told(await post('reschedule', { id, start: SKIPPED }))).toEqual(REFUSED);
    const end = await post('createSingleLesson', { start: '2027-03-14 01:00', end: SKIPPED });
    expect([end.status, end.body.errors]).toEqual([400, [{ field: 'end', message: REFUSED[1] }]]);
  });

  it('within a series is moved on, as its preview says', async () => {
    const preview = await post('previewDates', nightly);
    expect(shown(preview.body.dates)).toEqual(NIGHTS);
    expect(preview.body.dates.map((date: { clock_change: string | null }) => date.clock_change)).toEqual([
      null,
      'skipped',
      null,
    ]);
    expect(shown((await post('createRecurringLesson', nightly)).body.lessons)).toEqual(NIGHTS);
  });

  it('to which a series is moved makes that one of its lessons later', async () => {
    const { body } = await post('createRecurringLesson', { ...nightly, start: '2027-03-13 05:00' });
    const { id } = body.lesson as { id: string };
    const moved = await post('reschedule', { id, start: '2027-03-13 02:30', applyToFuture: 1 });
    expect(shown(moved.body.lessons)).toEqual(NIGHTS);
  });
});
