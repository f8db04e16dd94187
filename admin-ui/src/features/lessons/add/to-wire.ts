import { reasonToWire } from '../ClashNotice';
import type { NewLesson } from '@/data/requests/create-lesson';
import { endDayOf } from '@/data/time/day';
import { durationOf, type Draft } from './draft';
import { toWire as repeatToWire } from './repeat';

type RepeatWire = Pick<
  NewLesson,
  'frequency' | 'measure' | 'endtype' | 'repeat_count' | 'lastDate' | 'skip_dates' | 'keep_dates'
>;

/** The rhythm as the wire has it; nothing where the event does not repeat. G03 */
export const repeatOf = ({ repeat, skipped, kept }: Pick<Draft, 'repeat' | 'skipped' | 'kept'>): RepeatWire => {
  if (repeat.every === 'none') return {};
  return {
    ...repeatToWire[repeat.every],
    endtype: repeat.ends,
    ...(repeat.ends === 'after' && { repeat_count: Number(repeat.times) }),
    ...(repeat.ends === 'on_date' && { lastDate: repeat.until }),
    ...(skipped.length > 0 && { skip_dates: [...skipped] }),
    ...(kept.length > 0 && { keep_dates: [...kept] }),
  };
};

export const toWire = (draft: Draft): NewLesson => {
  const [start, end] = draft.allDay ? ['00:00', '23:59'] : [draft.start, draft.end];
  const endDate = endDayOf(draft.date, start, end);
  return {
    title: draft.title.trim(),
    start: `${draft.date} ${start}`,
    end: `${endDate} ${end}`,
    scheduled_date: draft.date,
    scheduled_end_date: endDate,
    scheduled_starttime: start,
    scheduled_endtime: end,
    duration: durationOf({ start, end }),
    is_allday: draft.allDay ? 1 : 0,
    is_recuring: draft.repeat.every === 'none' ? 0 : 1,
    section_id: draft.section_id,
    ...(draft.instructor_id && { instructor_id: draft.instructor_id }),
    ...(draft.location_id && { location_id: draft.location_id }),
    lesson_notes: draft.notes.trim(),
    students: [...draft.students],
    horses: [...draft.horses],
    taskStaff: draft.extra.map(({ staff, task }) => ({ staff, task })),
    ...reasonToWire(draft.override_reason),
    ...repeatOf(draft),
  };
};
