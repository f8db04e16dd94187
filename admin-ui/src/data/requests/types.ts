import type { Reply } from '@leadline/api-client';

/** Rows as they travel; the names are those of the wire. Yes and no are 1 and 0. */
export type Lessons = Omit<Reply<'lessons/index'>, 'events' | 'buffer'>;
export type Lesson = Lessons['lessons'][number];
export type LessonStudent = Lessons['LessonStudents'][number];
export type LessonHorse = Lessons['LessonHorses'][number];
export type LessonTask = Lessons['tasks'][number];
export type PackageLeft = NonNullable<Lessons['packages']>[number];
export type Warning = Reply<'lessons/update'>['warnings'][number];

/** What every list to choose from has in common. */
export type Option = Reply<'options/index'>['options']['horse'][number];
