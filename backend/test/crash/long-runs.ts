import { multipart } from '../support/multipart.js';
import type { TestBarn } from '../support/test-barn.js';
import type { Insistent } from './insist.js';

/** `npm run soak` takes its time. */
export const { SOAK } = process.env;
/** More than one slice of a run. */
const SEASON = 130;
/** Rows of a file: three slices. */
export const ROWS = 150;
export const COURSE = 52;
/** Of a course, from here on its lessons are moved and renamed. */
export const LATER = 20;

/** What was answered with success, and so must be found again. */
export interface LongRuns {
  runs: { id: string; lessonIds: string[]; isUndone: boolean }[];
  imports: { id: string; family: string; isUndone: boolean }[];
  courses: { title: string; lessonIds: string[] }[];
}
export type Lane = keyof LongRuns;

const fileOf = (family: string) =>
  [
    'Parent first name,Parent last name,Email',
    ...Array.from({ length: ROWS }, (_, row) => `Holder${row},${family},${row}@${family}.test`),
  ].join('\n');

type Planned = { lessons: { id: string; scheduled_date: string }[] };
type Run = { id: string; state: string };
type Import = { import_run: { id: string; state: string } };

/** What takes its time, beside the daily work: one lane's deeds one after the other. Answers once all are asked for. */
export async function longRuns(lane: Lane, barn: TestBarn, client: Insistent, acknowledged: LongRuns): Promise<void> {
  const plan = (form: object, name?: string) =>
    client.post<Planned>(
      'lessons/createRecurringLesson',
      { section_id: barn.sectionId, endtype: 'after', frequency: 1, sendNotification: 0, ...form },
      name,
    );

  /** A rainy season. `back`: it is taken back under way, or once it is done; nobody is told of such a one. */
  async function callOff(nth: number, back?: 'at once' | 'when done') {
    const [title, start] = [`Season ${nth}`, `2027-01-01 ${String(6 + 2 * nth).padStart(2, '0')}:00`];
    const planned = await plan({
      title,
      start,
      period: 'days',
      repeat_count: SEASON,
      students: [barn.family.studentIds[0]],
    });
    const lessonIds = planned?.lessons.map(({ id }) => id) ?? [];
    const wish = { bulkIds: lessonIds, cancelAction: 'BCWM', cancelReason: 'WEA', sendNotification: back ? 0 : 1 };
    const run = planned && (await client.post<Run>('lessons/bulkCancel', wish));
    if (!run) return;
    if (back === 'when done') await client.until<Run>(`lessons/bulkRun?id=${run.id}`, ({ state }) => state === 'done');
    if (back && !(await client.post('lessons/undoBulk', { id: run.id }))) return;
    acknowledged.runs.push({ id: run.id, lessonIds, isUndone: Boolean(back) });
  }

  /** A list of families, which may be taken out again. */
  async function importFile(nth: number, back: boolean) {
    const family = `Family${nth}`;
    const { payload, headers } = multipart([
      { name: 'kind', value: 'people' },
      { name: 'file', filename: 'families.csv', content: Buffer.from(fileOf(family)) },
    ]);
    const read = await client.ask<Import>('imports/upload', { body: payload, headers });
    const id = read?.import_run.id;
    if (!id || !(await client.post('imports/start', { id, rows: ROWS }))) return;
    // One at a time.
    await client.until<Import>(`imports/read?id=${id}`, ({ import_run }) => import_run.state === 'done');
    if (back && !(await client.post('imports/undo', { id }))) return;
    acknowledged.imports.push({ id, family, isUndone: back });
  }

  /** A year's course; this and all later lessons are moved by half an hour, and called otherwise. */
  async function course(nth: number) {
    const [title, hour] = [`Course ${nth}`, String(8 + 2 * nth).padStart(2, '0')];
    const planned = await plan(
      {
        title,
        start: `2027-01-04 ${hour}:00`,
        period: 'weeks',
        repeat_count: COURSE,
        students: barn.family.studentIds,
        horses: barn.horseIds,
      },
      `${title} planned`,
    );
    const pivot = planned?.lessons[LATER];
    if (!planned || !pivot) return;
    const later = { id: pivot.id, applyToFuture: 1, sendNotification: 0 };
    const moved = { ...later, start: `${pivot.scheduled_date} ${hour}:30` };
    if (!(await client.post('lessons/reschedule', moved, `${title} moved`))) return;
    const renamed = { ...later, editAction: 'title', title: `${title}, later` };
    if (!(await client.post('lessons/update', renamed, `${title} renamed`))) return;
    acknowledged.courses.push({ title, lessonIds: planned.lessons.map(({ id }) => id) });
  }

  const deeds: Record<Lane, (() => Promise<void>)[]> = {
    runs: [() => callOff(0), () => callOff(1, 'at once'), ...(SOAK ? [() => callOff(2, 'when done')] : [])],
    imports: [() => importFile(0, false), () => importFile(1, true)],
    courses: [() => course(0), ...(SOAK ? [() => course(1), () => course(2)] : [])],
  };
  for (const deed of deeds[lane]) await deed();
}
