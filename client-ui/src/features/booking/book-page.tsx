import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { takesBookings } from '../../requests/barn';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { shortDay } from '../../format/dates';
import styles from './book-page.module.css';
import { bookableLessonsQuery } from './bookable-lessons';
import { useBookingRange } from './booking-range';
import { DayStrip } from './day-strip';
import { DayOfLessons } from './day-of-lessons';
import { everything, LessonFilter, matches } from './lesson-filter';

const BookPage = () => {
  const { barn, rider } = useFamily();
  const { range, day: chosen, addressOf, isFirst, later, earlier } = useBookingRange();
  const bookable = useQuery({ ...bookableLessonsQuery(range), enabled: takesBookings(barn) });
  const [filter, setFilter] = useState(everything);
  const byMakeup = barn.clients_can_book_lessons === 0;
  if (!takesBookings(barn)) {
    return (
      <State title="The barn books lessons for you">
        <AskTheBarn barn={barn} subject={`A lesson for ${rider.name}`} />
      </State>
    );
  }
  return (
    <>
      <title>{`Book a lesson · ${barn.farm_name}`}</title>
      <h1>Book a lesson for {rider.firstName}</h1>
      <p className="muted">
        {shortDay(range.from)} – {shortDay(range.to)}
      </p>
      <Loaded query={bookable}>
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
                <DayOfLessons key={day} day={day} lessons={shown.filter((lesson) => lesson.scheduled_date === day)} />
              ))}
              {days.length === 0 && (
                <State title={chosen ? `No free places on ${shortDay(chosen)}` : 'No free places in these two weeks'}>
                  <p>
                    {byMakeup
                      ? `Shown are lessons that a makeup of ${rider.firstName}’s can pay for.`
                      : 'New lessons and freed places appear here at once.'}
                  </p>
                </State>
              )}
            </>
          );
        }}
      </Loaded>
      <nav className={styles.weeks} aria-label="Weeks">
        {!isFirst && <ButtonLink to={earlier}>Earlier</ButtonLink>}
        <ButtonLink to={later}>Next two weeks</ButtonLink>
      </nav>
      <Outlet />
    </>
  );
};

export default BookPage;
