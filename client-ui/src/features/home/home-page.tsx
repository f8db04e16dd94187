import { t } from '../../i18n/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { seesPackages } from '../../requests/barn';
import { isCancelled } from '../../requests/client-lesson';
import { lessonScheduleQuery } from '../../requests/lesson-schedule';
import { studentPurchasesQuery } from '../../requests/student-purchases';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import styles from './home-page.module.css';
import { HomeActions } from './home-actions';
import { LessonsLeft } from './lessons-left';
import { MakeupsLeft } from './makeups-left';
import { NextRide } from './next-ride';
import { NothingBooked } from './nothing-booked';
import { Siblings } from './siblings';
import { Then } from './then';

const Pictures = lazy(() => import('./pictures'));
const Waiting = lazy(() => import('./waiting'));

/** When do we ride next, on whom, and how many lessons are left. */
export const HomePage = () => {
  const { rider, barn } = useFamily();
  const schedule = useInfiniteQuery(lessonScheduleQuery(rider.studentId));
  const sees = seesPackages(barn);
  const purchases = useInfiniteQuery({ ...studentPurchasesQuery(rider.studentId), enabled: sees });
  return (
    <div className={styles.home}>
      <title>{`${rider.firstName} · ${barn.farm_name}`}</title>
      <h1 className="visually-hidden">{t('{name} at {barn}', { name: rider.firstName, barn: barn.farm_name })}</h1>
      {barn.has_waiting_lists === 1 && (
        <Suspense>
          <Waiting />
        </Suspense>
      )}
      {/* Packages that came later would push down what stands below them. */}
      <Loaded query={purchases.isLoading ? { ...schedule, data: undefined } : schedule} waiting={<Skeleton fills />}>
        {({ pages: [first] }) => {
          const [next, ...then] = (first?.data ?? []).filter((lesson) => !isCancelled(lesson));
          return (
            <>
              {next ? <NextRide lesson={next} /> : <NothingBooked />}
              {sees && (
                <>
                  <LessonsLeft purchases={purchases} itemOfNext={next?.item_id ?? null} />
                  <MakeupsLeft makeups={first?.makeups ?? []} />
                </>
              )}
              <Then lessons={then} />
              <HomeActions isBooked={next !== undefined} />
            </>
          );
        }}
      </Loaded>
      <Siblings />
      {barn.asks_photo_consent === 1 && (
        <Suspense>
          <Pictures />
        </Suspense>
      )}
      <Outlet />
    </div>
  );
};
