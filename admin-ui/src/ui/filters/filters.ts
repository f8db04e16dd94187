import type { DrawnRide } from '@/data/day/roster';

/** What the filter bar can hold; each part lives in the address under its own name. */
export const selectFilters = [
  'instructor',
  'location',
  'program_type',
  'program',
  'section',
  'horse',
  'student',
] as const;
export type SelectFilter = (typeof selectFilters)[number];

export type Availability = 'all' | 'available' | 'full';
/** A lesson is active unless the barn has cancelled it. */
export type Activity = 'all' | 'active' | 'inactive';

export type Filters = Partial<Readonly<Record<SelectFilter, string>>> & {
  readonly availability: Availability;
  readonly active: Activity;
  readonly lessonCancelled: boolean;
  readonly studentCancelled: boolean;
};

export const filterLabels: Readonly<Record<SelectFilter, string>> = {
  instructor: 'Instructor',
  location: 'Location',
  program_type: 'Program type',
  program: 'Program',
  section: 'Section',
  horse: 'Horse',
  student: 'Student',
};

export const readFilters = (params: URLSearchParams): Filters => {
  const chosen = selectFilters.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []));
  const [availability, active] = [params.get('availability'), params.get('active')];
  return {
    ...(Object.fromEntries(chosen) as Partial<Record<SelectFilter, string>>),
    availability: availability === 'available' || availability === 'full' ? availability : 'all',
    active: active === 'active' || active === 'inactive' ? active : 'all',
    lessonCancelled: params.get('lesson_cancelled') !== '0',
    studentCancelled: params.get('student_cancelled') !== '0',
  };
};

export const isFiltered = (filters: Filters): boolean =>
  selectFilters.some((name) => filters[name]) ||
  filters.availability !== 'all' ||
  filters.active !== 'all' ||
  !filters.lessonCancelled ||
  !filters.studentCancelled;

const lessonField = {
  instructor: 'instructor_id',
  location: 'location_id',
  program_type: 'program_type_id',
  program: 'program_id',
  section: 'section_id',
} as const;

const hasPlaces = ({ lesson }: DrawnRide, availability: Availability): boolean => {
  if (availability === 'all') return true;
  const free = lesson.max_enrollment === null ? 0 : lesson.max_enrollment - lesson.cnt;
  return availability === 'available' ? free > 0 : lesson.max_enrollment !== null && free <= 0;
};

/** All parts must agree: filters combine as AND. R064 */
export const matches = (ride: DrawnRide, filters: Filters): boolean =>
  (Object.keys(lessonField) as (keyof typeof lessonField)[]).every(
    (name) => !filters[name] || ride.lesson[lessonField[name]] === filters[name],
  ) &&
  (filters.lessonCancelled || ride.lesson.lesson_is_cancelled !== 1) &&
  (filters.active === 'all' || (ride.lesson.lesson_is_cancelled !== 1) === (filters.active === 'active')) &&
  hasPlaces(ride, filters.availability) &&
  (!filters.student || ride.students.some((student) => student.student_id === filters.student)) &&
  (!filters.horse ||
    ride.horses.some((horse) => horse.horse_id === filters.horse) ||
    ride.students.some((student) => student.horse_id === filters.horse));

export const applyFilters = <Of extends DrawnRide>(rides: readonly Of[], filters: Filters): Of[] =>
  rides
    .filter((ride) => matches(ride, filters))
    .map((ride) =>
      filters.studentCancelled
        ? ride
        : { ...ride, students: ride.students.filter((student) => student.student_is_cancelled !== 1) },
    );

/** The names the server knows the same filters by. */
export const toWire = (filters: Filters): Record<string, string> =>
  Object.fromEntries([
    ...selectFilters.flatMap((name) => (filters[name] ? [[`${name}_id`, filters[name]]] : [])),
    ...(filters.lessonCancelled ? [] : [['lesson_cancelled', '0']]),
    ...(filters.studentCancelled ? [] : [['student_cancelled', '0']]),
    ...(filters.availability === 'all' ? [] : [['available', filters.availability === 'full' ? 'full' : '1']]),
    ...(filters.active === 'all' ? [] : [['active', filters.active]]),
  ]) as Record<string, string>;
