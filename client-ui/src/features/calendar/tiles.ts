import { t } from '../../i18n/t';
import type { CalendarLesson, CalendarRider } from '../../requests/calendar-lessons';
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
const isRiding = ({ is_cancelled }: CalendarRider) => is_cancelled !== 1;

const placesOf = ({ is_cancelled, max, cnt }: CalendarLesson): string => {
  if (is_cancelled === 1) return t('cancelled');
  if (max === undefined) return '';
  return max > cnt ? t('{count, plural, one {# place} other {# places}} free', { count: max - cnt }) : t('full');
};

const ridersOf = (riders: readonly CalendarRider[]): string =>
  riders
    .map((rider) => {
      if (!isRiding(rider)) return t('{name} (cancelled)', { name: rider.name });
      return rider.horse ? t('{name} on {horse}', { name: rider.name, horse: rider.horse }) : rider.name;
    })
    .join(', ');

/** Of several days until when. */
const timeOf = ({ is_allday, start, end, end_date }: CalendarLesson): string => {
  if (is_allday) return end_date ? t('All day until {day}', { day: shortDay(end_date) }) : t('All day');
  return `${start}–${end_date ? when(end_date, end) : end}`;
};

type Shown = { readonly lessons: readonly CalendarLesson[] };
type Look = { readonly byClientName: boolean; readonly own: readonly string[] };

/** In the order of the day. A lesson is called by its riders where the barn wants it and any of them may be seen. B14 */
export const tilesOf = ({ lessons }: Shown, { byClientName, own }: Look): readonly Tile[] =>
  lessons
    .map((lesson): Tile => {
      const { riders = [], start, end, end_date, is_allday } = lesson;
      const names = riders.filter(isRiding).map(({ name }) => name);
      return {
        id: lesson.id,
        day: lesson.date,
        from: is_allday ? 0 : minutes(start),
        to: is_allday || end_date ? 1440 : minutes(end),
        time: timeOf(lesson),
        allday: is_allday === 1,
        title: (byClientName && names.join(', ')) || lesson.title,
        riders: ridersOf(riders),
        where: [lesson.instructor && t('with {name}', { name: lesson.instructor }), lesson.location]
          .filter(Boolean)
          .join(' · '),
        cancelled: lesson.is_cancelled === 1,
        places: placesOf(lesson),
        own: riders.some(
          (rider) => rider.student_id !== undefined && own.includes(rider.student_id) && isRiding(rider),
        ),
        edge: lesson.colour ?? null,
      };
    })
    .sort((one, other) => one.day.localeCompare(other.day) || one.from - other.from);
