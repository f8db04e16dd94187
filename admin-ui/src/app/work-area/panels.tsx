import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { titleOf, toRides } from '@/data/day/roster';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { isDay, todayIn } from '@/data/time/day';
import { SidePanel } from '@/ui/SidePanel';
import { Forbidden } from '@/ui/states';
import { useClosePanel } from './areas';

const AddEvent = lazy(() => import('@/features/lessons/add/AddEvent'));
const ClientPage = lazy(() => import('@/features/clients/home/ClientBesideLesson'));
const EditEvent = lazy(() => import('@/features/lessons/edit/EditEvent'));
const CancelStudentDialog = lazy(async () => ({
  default: (await import('@/features/lessons/cancel/CancelStudentDialog')).CancelStudentDialog,
}));

export const AddEventPanel = () => {
  const { canCall } = useAccess();
  const close = useClosePanel();
  if (!canCall('lessons/createSingleLesson'))
    return (
      <SidePanel title="Add Event" onClose={close}>
        <Forbidden />
      </SidePanel>
    );
  return <AddEvent onClose={close} />;
};

export const EditEventPanel = () => {
  const { hid = '' } = useParams();
  const { search } = useLocation();
  const close = useClosePanel();
  return (
    <EditEvent
      key={hid}
      onClose={close}
      ClientPage={ClientPage}
      path={(sub) => `/calendarGroup/edit/${hid}${sub}${search}`}
    />
  );
};

/** Cancelling straight from the day sheet. */
export const DaySheetCancel = () => {
  const { lpid } = useParams();
  const [params] = useSearchParams();
  const { time_zone } = useBarn();
  const close = useClosePanel();
  const asked = params.get('date');
  const { data } = useLessonsOfDay(isDay(asked) ? asked : todayIn(time_zone));
  const ride = data && toRides(data).find(({ students }) => students.some(({ id }) => id === lpid));
  const student = ride?.students.find(({ id }) => id === lpid);
  if (!ride || !student) return null;
  const { lesson } = ride;
  return (
    <Suspense fallback={null}>
      <CancelStudentDialog
        student={student}
        lesson={{ title: titleOf(lesson), day: lesson.scheduled_date, time: lesson.scheduled_starttime }}
        onClose={close}
      />
    </Suspense>
  );
};
