import type { DrawnHorse, DrawnLesson, DrawnStudent, DrawnTask } from '@/data/requests/drawn-lessons';
import type { Lesson, LessonHorse, LessonStudent, LessonTask, PackageLeft } from '@/data/requests/types';

type RideOf<Of, Student, Horse, Task> = {
  readonly lesson: Of;
  readonly students: readonly Student[];
  readonly horses: readonly Horse[];
  readonly tasks: readonly Task[];
};
/** One lesson with everybody and everything in it. */
export type Ride = RideOf<Lesson, LessonStudent, LessonHorse, LessonTask>;
/** As much of it as the calendar knows. */
export type DrawnRide = RideOf<DrawnLesson, DrawnStudent, DrawnHorse, DrawnTask>;

type OfLesson = { readonly lesson_date_time_id: string };

const group = <Row extends OfLesson>(rows: readonly Row[] = []): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.lesson_date_time_id);
    if (group) group.push(row);
    else groups.set(row.lesson_date_time_id, [row]);
  }
  return groups;
};

const byTime = (a: DrawnLesson, b: DrawnLesson) =>
  a.scheduled_starttime.localeCompare(b.scheduled_starttime) || titleOf(a).localeCompare(titleOf(b));

/** What people call the lesson: its own title, or its section's name. */
export const titleOf = (lesson: Pick<Lesson, 'title' | 'lesson_name' | 'section_name'>): string =>
  lesson.title || lesson.lesson_name || lesson.section_name || 'Lesson';

/** The wire's flat lists as rides in the order of the day. */
export const toRides = <
  Of extends DrawnLesson,
  Student extends DrawnStudent,
  Horse extends DrawnHorse,
  Task extends DrawnTask,
>({
  lessons,
  LessonStudents,
  LessonHorses,
  tasks,
}: {
  readonly lessons: readonly Of[];
  readonly LessonStudents: readonly Student[];
  readonly LessonHorses: readonly Horse[];
  readonly tasks: readonly Task[];
}): RideOf<Of, Student, Horse, Task>[] => {
  const students = group(LessonStudents);
  const horses = group(LessonHorses);
  const staff = group(tasks);
  return lessons.toSorted(byTime).map((lesson) => ({
    lesson,
    students: students.get(lesson.id) ?? [],
    horses: horses.get(lesson.id) ?? [],
    tasks: staff.get(lesson.id) ?? [],
  }));
};

export const isRiding = (student: Pick<LessonStudent, 'student_is_cancelled'>): boolean =>
  student.student_is_cancelled !== 1;

/** Was to ride and did not: the mark of somebody at the lesson, who may mark it otherwise. */
export const isAbsent = ({ enrollment_status_code: code }: LessonStudent): boolean => code === 'CLC' || code === 'CNS';

/** Riders come with horses of their own: none is missing where none is assigned. */
export const bringHorses = ({ own_horse }: Pick<Lesson, 'own_horse'>): boolean => own_horse === 1;

export const riders = <Student extends DrawnStudent>({
  students,
}: {
  readonly students: readonly Student[];
}): Student[] => students.filter(isRiding);

/** Horses that stand beside the lesson without a rider. */
export const spareHorses = (ride: Ride): LessonHorse[] => {
  const ridden = new Set(riders(ride).map((student) => student.horse_id));
  return ride.horses.filter((horse) => !ridden.has(horse.horse_id));
};

/** `5 of 6`, or only `5` where the section has no limit. */
export const placesOf = ({ cnt, max_enrollment }: Pick<Lesson, 'cnt' | 'max_enrollment'>): string =>
  max_enrollment ? `${cnt} of ${max_enrollment}` : String(cnt);

export const packagesById = (packages: readonly PackageLeft[] = []): Map<string, PackageLeft> =>
  new Map(packages.map((item) => [item.item_id, item]));
