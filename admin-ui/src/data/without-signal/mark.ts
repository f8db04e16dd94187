import { isAttendanceStatus, statusName, type AttendanceStatus } from '@leadline/api-client';
import { marks } from '@/data/day/mark-names';
import type { Lessons, LessonStudent } from '@/data/requests/types';

export type MarkCall = 'lesson_people/updateAttendance' | 'lesson_people/updateHorseInStudentLesson';

/** What somebody else made of the place meanwhile. */
export type Theirs = { readonly value: string | null; readonly word: string; readonly name: string };

/** The server's answer that a person has to decide about. */
export type Problem = { readonly message: string; readonly theirs: Theirs | null };

/** One decision about one rider that the server does not know yet. Holds no name of a client while it waits. */
export type Mark = {
  /** By which marks are sent: the earlier the smaller. */
  readonly order: number;
  /** The login; somebody else's marks wait for them. */
  readonly owner: string;
  /** By which the server recognises it when it is sent again. */
  readonly key: string;
  readonly call: MarkCall;
  readonly lessonPersonId: string;
  /** A status code, or a horse. */
  readonly to: string | null;
  readonly horseName: string | null;
  /** What the screen showed when it was decided. */
  readonly seen: string | null;
  /** It may have arrived: the answer did not. */
  readonly isTried: boolean;
  readonly problem: Problem | null;
};

export type Draft = Pick<Mark, 'call' | 'lessonPersonId' | 'to' | 'horseName' | 'seen'>;

export const isHorse = ({ call }: Pick<Mark, 'call'>): boolean => call === 'lesson_people/updateHorseInStudentLesson';

export const isAbout = (one: Pick<Mark, 'call' | 'lessonPersonId'>, other: Pick<Mark, 'call' | 'lessonPersonId'>) =>
  one.call === other.call && one.lessonPersonId === other.lessonPersonId;

/** The place's value that a mark of this kind changes. */
export const valueIn = (call: MarkCall, student: Pick<LessonStudent, 'enrollment_status_code' | 'horse_id'>) =>
  isHorse({ call }) ? student.horse_id : student.enrollment_status_code || 'SCH';

export const wordOf = ({ call }: Pick<Mark, 'call'>, value: string | null, horseName: string | null): string =>
  isHorse({ call })
    ? (horseName ?? (value ? 'another horse' : 'no horse'))
    : (marks[value ?? 'SCH'] ?? statusName(value ?? 'SCH').toLowerCase());

export const statusOf = (code: string | null): AttendanceStatus =>
  code !== null && isAttendanceStatus(code) ? code : 'SCH';

const shown = (mark: Mark): Partial<LessonStudent> => {
  if (isHorse(mark)) return { horse_id: mark.to, assigned_to: mark.horseName };
  const code = statusOf(mark.to);
  return {
    enrollment_status_code: code,
    enrollment_status_name: statusName(code),
    filling: null,
    student_is_cancelled: code === 'SCH' || code === 'COM' ? 0 : 1,
  };
};

/** The day with what waits shown in it; what has to be decided about is shown as the server has it. */
export const withMarks = <Day extends Lessons>(day: Day, all: readonly Mark[]): Day => {
  const waiting = all.filter(({ problem }) => problem === null);
  if (waiting.length === 0) return day;
  const students = day.LessonStudents.map((student) =>
    waiting
      .filter(({ lessonPersonId }) => lessonPersonId === student.id)
      .reduce((row, mark) => ({ ...row, ...shown(mark) }), student),
  );
  return { ...day, LessonStudents: students };
};
