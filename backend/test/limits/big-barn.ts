import { busyBarn, kindOf, type Kind } from '../support/busy-barn.js';
import type { TestApp } from '../support/test-app.js';
import type { IdsFor } from './largest-input.js';

const [RIDERS, HORSES] = [12, 30];
/** Of daily lessons with long notes, more of which go into half a year than one answer may hold. */
const [SERIES, EACH] = [2, 230];
const LONG_NOTE = 'x'.repeat(5000);
/** Names that mean something else elsewhere. */
const ALSO: Readonly<Record<string, Kind>> = { staff: 'instructor', task: 'task', students: 'student' };

/** A barn in which everything has happened, and more than fits into one answer. */
export async function bigBarn(app: TestApp) {
  const barn = await busyBarn(app, 'Bigwood');
  const { studentIds } = await barn.newFamily({ students: RIDERS });
  const horses: string[] = [];
  for (let n = 0; n < HORSES; n++) horses.push(await barn.newHorse(`Horse ${n}`));
  for (let n = 0; n < SERIES; n++) {
    const { status } = await app.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.ids.section,
      start: `2026-11-21 ${String(8 + n).padStart(2, '0')}:00`,
      lesson_notes: LONG_NOTE,
      period: 'days',
      endtype: 'after',
      repeat_count: EACH,
    });
    if (status !== 200) throw new Error(`A series was refused with ${status}.`);
  }
  const more: Partial<Record<Kind, readonly string[]>> = { student: studentIds, horse: horses };
  const idsFor: IdsFor = (path, field) => {
    const kind = ALSO[field] ?? kindOf(path, field);
    return kind === undefined ? [barn.newId()] : (more[kind] ?? [barn.ids[kind]]);
  };
  return { ...barn, studentIds, horses, idsFor };
}

export type BigBarn = Awaited<ReturnType<typeof bigBarn>>;
