import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shortDay } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { State } from '../../ui/state';
import { bookableLessonsQuery, type BookingRange, type OpenBooking } from './bookable-lessons';
import { DayOfLessons } from './day-of-lessons';
import { DayStrip } from './day-strip';
import { everything, LessonFilter, matches } from './lesson-filter';

/** The one day that is shown, kept in the address. */
const useChosenDay = ({ from, to }: BookingRange) => {
  const [params] = useSearchParams();
  const wanted = params.get('day');
  const addressOf = (day: string | null): string => {
    const next = new URLSearchParams(params);
    next.delete('day');
    if (day) next.set('day', day);
    return `?${next.toString()}`;
  };
  return { chosen: isDay(wanted) && wanted >= from && wanted <= to ? wanted : null, addressOf };
};

type Props = OpenBooking & {
  readonly empty: string;
  /** Why there may be none. */
  readonly children: ReactNode;
};

/** Lessons with free places under their days; a tap asks whether to book. R250 */
export const BookableDays = ({ range, page, makeup, empty, children }: Props) => {
  const bookable = useQuery(bookableLessonsQuery(range));
  const { chosen, addressOf } = useChosenDay(range);
  const [filter, setFilter] = useState(everything);
  return (
    <Loaded query={bookable} waiting={<Skeleton fills />}>
      {({ events }) => {
        const shown = events.filter((lesson) => matches(filter, lesson));
        const days = [...new Set(shown.map((lesson) => lesson.scheduled_date))].filter(
          (day) => !chosen || day === chosen,
        );
        return (
          <>
            <LessonFilter lessons={events} filter={filter} change={setFilter} />
            <DayStrip range={range} lessons={shown} chosen={chosen} addressOf={addressOf} />
            {days.map((day) => (
              <DayOfLessons
                key={day}
                day={day}
                page={page}
                makeup={makeup}
                lessons={shown.filter((lesson) => lesson.scheduled_date === day)}
              />
            ))}
            {days.length === 0 && (
              <State title={chosen ? t('No free places on {day}', { day: shortDay(chosen) }) : empty}>
                <p>{children}</p>
              </State>
            )}
          </>
        );
      }}
    </Loaded>
  );
};
