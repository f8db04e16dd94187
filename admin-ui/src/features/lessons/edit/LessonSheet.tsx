import { useMemo, type ReactNode } from 'react';
import { needsOf } from '@/data/day/needs';
import { packagesById, toRides } from '@/data/day/roster';
import { SheetContext, type Sheet } from '@/features/lessons/horses/sheet-context';
import { useDayWarnings } from '@/data/requests/day-warnings';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { useEditing } from './edit-context';

/** What the day sheet's parts read of their day, around the riders of one open lesson. */
export const LessonSheet = ({ children }: { children: ReactNode }) => {
  const { one, cancelStudent } = useEditing();
  const { data, dataUpdatedAt } = useLessonsOfDay(one.lesson.scheduled_date);
  const { warnings } = useDayWarnings(one.lesson.scheduled_date, dataUpdatedAt);
  const sheet = useMemo((): Sheet => {
    const rides = data ? toRides(data) : [one];
    return {
      rides,
      needs: needsOf(rides, data?.packages, warnings),
      packages: packagesById(data?.packages),
      openLesson: () => undefined,
      cancelStudent,
    };
  }, [data, one, cancelStudent, warnings]);
  return <SheetContext value={sheet}>{children}</SheetContext>;
};
