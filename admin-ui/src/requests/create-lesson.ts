import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type NewLesson = {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly scheduled_date: string;
  readonly scheduled_end_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_endtime: string;
  readonly duration: number;
  readonly is_allday: 0 | 1;
  readonly is_recuring: 0 | 1;
  readonly section_id: string;
  readonly instructor_id: string | null;
  readonly location_id: string | null;
  readonly lesson_notes: string;
  readonly students: readonly string[];
  readonly horses: readonly string[];
  readonly taskStaff: readonly { readonly staff: string; readonly task: string }[];
  readonly frequency: number;
  readonly measure: 'none' | 'days' | 'weeks';
  readonly endtype?: 'after' | 'ongoing' | 'on_date';
  readonly repeat_count?: number;
  readonly lastDate?: string;
};

type Reply = Lessons & { readonly lesson?: Lessons['lessons'][number] };

export const useCreateLesson = (recurring: boolean, options: WriteOptions<NewLesson, Reply>) =>
  useWrite(recurring ? 'lessons/createRecurringLesson' : 'lessons/createSingleLesson', options);
