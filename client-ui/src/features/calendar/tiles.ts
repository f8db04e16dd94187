import type { CalendarLesson, CalendarRider } from '../../requests/calendar-lessons';
import { counted } from '../../format/counts';
import { shortDay, when } from '../../format/dates';

/** A lesson as the calendar draws it; times are the barn's wall clock. */
export type Tile = {
  readonly id: string;
  readonly day: string;
  /** Minutes since midnight, cut at midnight. */
  readonly from: number;
  readonly to: number;
  readonly time: string;
  readonly allday: boolean;
  readonly title: string;
  /** Who of those that the family may see rides, and on whom. */
  readonly riders: string;
  readonly where: string;
  readonly cancelled: boolean;
  readonly places: string;
  /** One of the family's own rides in it. */
  readonly own: boolean;
  readonly edge: string | null;
};

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const isRiding = ({ student_is_cancelled }: CalendarRider) => student_is_cancelled !== 1;

const placesOf = ({ lesson_is_cancelled, available }: CalendarLesson): string => {
  if (lesson_is_cancelled === 1) return 'cancelled';
  if (available === null) return '';
  return available > 0 ? `${counted(available, 'place')} free` : 'full';
};

const ridersOf = (riders: readonly CalendarRider[]): string =>
  riders
    .map((rider) => {
      if (!isRiding(rider)) return `${rider.name} (cancelled)`;
      return rider.assigned_to ? `${rider.name} on ${rider.assigned_to}` : rider.name;
    })
    .join(', ');

/** Of several days until when. */
const timeOf = (lesson: CalendarLesson): string => {
  const { is_allday, scheduled_starttime, scheduled_endtime, scheduled_date, scheduled_end_date } = lesson;
  const severalDays = scheduled_end_date > scheduled_date;
  if (is_allday) return severalDays ? `All day until ${shortDay(scheduled_end_date)}` : 'All day';
  const end = scheduled_endtime.slice(0, 5);
  return `${scheduled_starttime.slice(0, 5)}–${severalDays ? when(scheduled_end_date, end) : end}`;
};

type Shown = {
  readonly lessons: readonly CalendarLesson[];
  readonly LessonStudents: readonly CalendarRider[];
};
type Look = { readonly byClientName: boolean; readonly own: readonly string[] };

/** In the order of the day. A lesson is called by its riders where the barn wants it and any of them may be seen. B14 */
export const tilesOf = ({ lessons, LessonStudents }: Shown, { byClientName, own }: Look): readonly Tile[] =>
  lessons
    .map((lesson): Tile => {
      const riders = LessonStudents.filter(({ lesson_date_time_id }) => lesson_date_time_id === lesson.id);
      const { scheduled_date, scheduled_starttime, scheduled_endtime, is_allday } = lesson;
      const overMidnight = lesson.scheduled_end_date > scheduled_date;
      const names = riders.filter(isRiding).map(({ name }) => name);
      return {
        id: lesson.id,
        day: scheduled_date,
        from: is_allday ? 0 : minutes(scheduled_starttime),
        to: is_allday || overMidnight ? 1440 : minutes(scheduled_endtime),
        time: timeOf(lesson),
        allday: is_allday === 1,
        title: (byClientName && names.join(', ')) || lesson.title,
        riders: ridersOf(riders),
        where: [lesson.instructor_name && `with ${lesson.instructor_name}`, lesson.location_name]
          .filter(Boolean)
          .join(' · '),
        cancelled: lesson.lesson_is_cancelled === 1,
        places: placesOf(lesson),
        own: riders.some((rider) => rider.student_id !== null && own.includes(rider.student_id) && isRiding(rider)),
        edge: lesson.color_code,
      };
    })
    .sort((one, other) => one.day.localeCompare(other.day) || one.from - other.from);
