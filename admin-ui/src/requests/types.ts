import type { Row } from '@leadline/api-client';

/** Rows as they travel; the names are those of the wire. Yes and no are 1 and 0. */
export type Lesson = Row<'LessonReply'>;

/** Staff see everybody by name; only families get rows without ids. */
export type LessonStudent = Omit<Row<'LessonStudentReply'>, 'student_id' | 'person_id'> & {
  readonly student_id: string;
  readonly person_id: string;
};

export type LessonHorse = Row<'LessonHorseReply'>;
export type LessonTask = Row<'LessonTaskReply'>;
export type PackageLeft = Row<'CoveringPackageReply'>;
export type Warning = Row<'ClashReply'>;

export type Lessons = {
  readonly lessons: readonly Lesson[];
  readonly LessonStudents: readonly LessonStudent[];
  readonly LessonHorses: readonly LessonHorse[];
  readonly tasks: readonly LessonTask[];
  readonly packages?: readonly PackageLeft[];
  readonly warnings?: readonly Warning[];
};

export type Option = Row<'OptionReply'>;
