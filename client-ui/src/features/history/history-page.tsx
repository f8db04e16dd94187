import { t } from '../../i18n/t';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { LessonRow } from '../../components/lesson-row';
import { LessonTabs } from '../../components/lesson-tabs';
import { LessonsByMonth } from '../../components/lessons-by-month';
import { Pager } from '../../components/pager';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { AttendanceYear } from './attendance-year';
import { attendanceYearQuery, lessonHistoryQuery } from './lesson-history';

const HistoryPage = () => {
  const { rider, base, barn } = useFamily();
  const history = useInfiniteQuery(lessonHistoryQuery(rider.studentId));
  const year = useQuery(attendanceYearQuery(rider.studentId));
  // Drawn together, so that the list does not move down under a finger.
  const drawn = year.isPending && !history.error ? { ...history, data: undefined } : history;
  return (
    <>
      <title>{`${t('{name}’s history', { name: rider.firstName })} · ${barn.farm_name}`}</title>
      <h1>{t('{name}’s lessons', { name: rider.firstName })}</h1>
      <LessonTabs base={base} />
      <Loaded query={drawn}>
        {({ pages }) => {
          const lessons = pages.flatMap((page) => page.data);
          if (lessons.length === 0) {
            return (
              <State title={t('no records recorded')}>
                <p>{t('Lessons {name} has ridden are listed here.', { name: rider.firstName })}</p>
                <ButtonLink to={`${base}/lessons`}>{t('See what is ahead')}</ButtonLink>
              </State>
            );
          }
          return (
            <>
              {year.data && <AttendanceYear year={year.data} />}
              <LessonsByMonth lessons={lessons}>
                {(lesson) => (
                  <LessonRow
                    lesson={lesson}
                    page={`${base}/history`}
                    showNotes={barn.show_general_lesson_notes_on_client_page === 1}
                  />
                )}
              </LessonsByMonth>
              <Pager
                shown={lessons.length}
                size={pages[0]?.size ?? 0}
                step={100}
                busy={history.isFetchingNextPage}
                more={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
              />
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </>
  );
};

export default HistoryPage;
