import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { shortDay, todayIn } from '../../format/dates';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { State } from '../../ui/state';
import styles from './public-barn-page.module.css';
import { PublicDay } from './public-day';
import { publicLessonsQuery } from './public-lessons';
import { publicListingQuery, type PublicListing } from './public-listing';
import { publicWeek } from './public-week';

const Week = ({ publicId, barn }: { readonly publicId: string; readonly barn: PublicListing }) => {
  const [search] = useSearchParams();
  const today = todayIn(barn.time_zone);
  const { from, to, earlier, later } = publicWeek(search.get('from'), today);
  const lessons = useQuery(publicLessonsQuery(publicId, from));
  return (
    <>
      <title>{`Lessons · ${barn.title}`}</title>
      <header className={styles.head}>
        <h1>{barn.title}</h1>
        {barn.description && <p className="muted">{barn.description}</p>}
        <p>
          Lessons {shortDay(from)} – {shortDay(to)}
        </p>
      </header>
      <Loaded query={lessons}>
        {(shown) => {
          const days = [...new Set(shown.map((lesson) => lesson.scheduled_date))];
          if (days.length === 0)
            return (
              <State title="No open lessons in these seven days">
                <p>Look at the days after, or ask the barn.</p>
              </State>
            );
          return days.map((day) => (
            <PublicDay
              key={day}
              day={day}
              today={today}
              lessons={shown.filter((lesson) => lesson.scheduled_date === day)}
            />
          ));
        }}
      </Loaded>
      <nav className={styles.weeks} aria-label="Weeks">
        {earlier && <ButtonLink to={earlier}>Earlier</ButtonLink>}
        <ButtonLink to={later}>Next seven days</ButtonLink>
      </nav>
      <section className={styles.book} aria-label="Booking">
        <p>Families of the barn book after signing in.</p>
        <ButtonLink to="/login" look="primary">
          Sign in to book
        </ButtonLink>
      </section>
    </>
  );
};

const PublicBarnPage = () => {
  const { publicId = '' } = useParams();
  const listing = useQuery(publicListingQuery(publicId));
  if (listing.error && asApiError(listing.error).status === 404) return <Navigate replace to="/public/unauthorized" />;
  return (
    <main className={styles.page}>
      <Loaded query={listing} waiting={<Skeleton lines={8} />}>
        {(barn) => (barn ? <Week publicId={publicId} barn={barn} /> : <Navigate replace to="/public/unauthorized" />)}
      </Loaded>
    </main>
  );
};

export default PublicBarnPage;
