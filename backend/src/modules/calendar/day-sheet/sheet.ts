import type {
  CoveringPackageReply,
  LessonHorseReply,
  LessonReply,
  LessonStudentReply,
  LessonTaskReply,
} from '../http/lessons.replies.js';

export interface Day {
  lessons: LessonReply[];
  LessonStudents: LessonStudentReply[];
  LessonHorses: LessonHorseReply[];
  tasks: LessonTaskReply[];
  packages: CoveringPackageReply[];
}

export interface SheetLesson {
  lesson: LessonReply;
  students: LessonStudentReply[];
  horses: LessonHorseReply[];
  tasks: LessonTaskReply[];
  /** By lesson student: what is left on the covering package, such as `2 left of 3`, `1 left of 2 this week`. */
  left: ReadonlyMap<string, string>;
}

export interface Group<Item> {
  name: string;
  items: Item[];
}

export interface Ride {
  lesson: LessonReply;
  student: LessonStudentReply | null;
}

function leftWords({ coverage, per_week, left_that_week, remain, start_count }: CoveringPackageReply): string {
  if (coverage === 'unlimited') return 'unlimited';
  return coverage === 'weekly'
    ? `${left_that_week ?? 0} left of ${per_week ?? 0} this week`
    : `${remain ?? 0} left of ${start_count}`;
}

const ofLesson = <Item extends { lesson_date_time_id: string }>(items: Item[], lesson: LessonReply) =>
  items.filter((item) => item.lesson_date_time_id === lesson.id);

export function byLesson({ lessons, LessonStudents, LessonHorses, tasks, packages }: Day): SheetLesson[] {
  const units = new Map(packages.map((one) => [one.item_id, leftWords(one)]));
  const left = new Map(
    LessonStudents.flatMap((student): [string, string][] => {
      const words = units.get(student.item_id ?? '');
      const whose = student.item_of ? `, ${student.item_of}’s` : '';
      return words ? [[student.id, words + whose]] : [];
    }),
  );
  return lessons.map((lesson) => ({
    lesson,
    students: ofLesson(LessonStudents, lesson),
    horses: ofLesson(LessonHorses, lesson),
    tasks: ofLesson(tasks, lesson),
    left,
  }));
}

function grouped<Item>(
  entries: readonly (readonly [name: string | null, item: Item])[],
  nameless: string,
): Group<Item>[] {
  const groups = new Map<string | null, Item[]>();
  for (const [name, item] of entries) groups.set(name, [...(groups.get(name) ?? []), item]);
  return [...groups]
    .map(([name, items]) => ({ name, items }))
    .sort((a, b) => (a.name === null ? 1 : b.name === null ? -1 : a.name.localeCompare(b.name)))
    .map(({ name, items }) => ({ name: name ?? nameless, items }));
}

/** Riders without a horse come last; cancelled riders need no horse. C24 */
export function byHorse(day: Day): Group<Ride>[] {
  return grouped<Ride>(
    byLesson(day)
      .filter(({ lesson }) => !lesson.lesson_is_cancelled)
      .flatMap(({ lesson, students, horses }) => {
        const riding = students.filter((student) => !student.student_is_cancelled);
        const ridden = new Set(riding.map((student) => student.horse_id));
        return [
          ...riding.map((student) => [student.assigned_to, { lesson, student }] as const),
          ...horses
            .filter((horse) => !ridden.has(horse.horse_id))
            .map((horse) => [horse.name, { lesson, student: null }] as const),
        ];
      }),
    'No horse yet',
  );
}

/** An instructor's lessons include those in which they only help. */
export function byInstructor(day: Day): Group<SheetLesson>[] {
  return grouped(
    byLesson(day).flatMap((one) => {
      const names = new Set([one.lesson.instructor_name, ...one.tasks.map((task) => task.instructor_name)]);
      return [...names].map((name) => [name, one] as const);
    }),
    'No instructor',
  );
}
