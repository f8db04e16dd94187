import { t } from '../../i18n/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { LessonTabs } from '../../components/lesson-tabs';
import { LessonsByMonth } from '../../components/lessons-by-month';
import { Pager } from '../../components/pager';
import { lessonScheduleQuery } from '../../requests/lesson-schedule';
import { Loaded } from '../../ui/loaded';
import { EmptySchedule } from './empty-schedule';
import { ScheduledLesson } from './scheduled-lesson';

const SchedulePage = () => {
  const { rider, base, barn } = useFamily();
  const schedule = useInfiniteQuery(lessonScheduleQuery(rider.studentId));
  return (
    <>
      <title>{`${t('{name}’s lessons', { name: rider.firstName })} · ${barn.farm_name}`}</title>
      <h1>{t('{name}’s lessons', { name: rider.firstName })}</h1>
      <LessonTabs base={base} />
      <Loaded query={schedule}>
        {({ pages }) => {
          const lessons = pages.flatMap((page) => page.data);
          if (lessons.length === 0) return <EmptySchedule />;
          return (
            <>
              <LessonsByMonth lessons={lessons}>{(lesson) => <ScheduledLesson lesson={lesson} />}</LessonsByMonth>
              <Pager
                shown={lessons.length}
                size={pages[0]?.size ?? 0}
                step={100}
                busy={schedule.isFetchingNextPage}
                more={schedule.hasNextPage ? () => void schedule.fetchNextPage() : undefined}
              />
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </>
  );
};

export default SchedulePage;
