import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { shortDay } from '../../format/dates';
import styles from './book-page.module.css';
import { bookableLessonsQuery } from './bookable-lessons';
import { useBookingRange } from './booking-range';
import { DayOfLessons } from './day-of-lessons';
import { everything, LessonFilter, matches } from './lesson-filter';

const BookPage = () => {
  const { barn, rider } = useFamily();
  const { range, isFirst, later, earlier } = useBookingRange();
  const bookable = useQuery({ ...bookableLessonsQuery(range), enabled: barn.clients_can_book_lessons === 1 });
  const [filter, setFilter] = useState(everything);
  if (barn.clients_can_book_lessons === 0) {
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
          const days = [...new Set(shown.map((lesson) => lesson.scheduled_date))];
          return (
            <>
              <LessonFilter lessons={events} filter={filter} change={setFilter} />
              {days.map((day) => (
                <DayOfLessons key={day} day={day} lessons={shown.filter((lesson) => lesson.scheduled_date === day)} />
              ))}
              {days.length === 0 && (
                <State title="No free places in these two weeks">
                  <p>New lessons and freed places appear here at once.</p>
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
