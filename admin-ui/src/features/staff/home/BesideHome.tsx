import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { Beside } from '@/ui/record/beside';
import { staffHome } from '@/data/addresses/staff-home-address';
import { SidePanel } from '@/ui/SidePanel';
import { Forbidden } from '@/ui/states';
import type { From } from './LessonsTable';
import { useStaff } from './staff-context';
import { StaffHistory, StaffSchedule } from './StaffLessons';
import { StaffNotes } from './StaffNotes';
import { StaffWeek } from './StaffWeek';

const AddEvent = lazy(() => import('@/features/lessons/add/AddEvent'));
const ClientPage = lazy(() => import('@/features/clients/home/ClientBesideLesson'));
const EditEvent = lazy(() => import('@/features/lessons/edit/EditEvent'));

/** The tab that a lesson was opened from stays in view. */
const useFrom = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const from = (state as { from?: From } | null)?.from ?? 'schedule';
  return {
    home: staffHome(id),
    from,
    close: () => void navigate({ pathname: `${staffHome(id)}/${from}`, search: from === 'week' ? search : '' }),
  };
};

const tabs: Readonly<Record<From, ComponentType>> = {
  schedule: StaffSchedule,
  week: StaffWeek,
  history: StaffHistory,
  notes: StaffNotes,
};

const BesideTab = ({ children }: { children: ReactNode }) => {
  const Tab = tabs[useFrom().from];
  return (
    <>
      <Tab />
      <Beside>{children}</Beside>
    </>
  );
};

const Closed = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <SidePanel title={title} onClose={onClose}>
    <Forbidden />
  </SidePanel>
);

/** A lesson opened from its instructor's page. R247 */
export const EditEventBeside = () => {
  const { canOpen } = useAccess();
  const { hid = '' } = useParams();
  const { home, close } = useFrom();
  const path = (sub: string) => `${home}/calendarGroup/edit/${hid}${sub}`;
  return (
    <BesideTab>
      {canOpen('calendar') ? (
        <EditEvent key={hid} onClose={close} path={path} ClientPage={ClientPage} />
      ) : (
        <Closed title="Lesson" onClose={close} />
      )}
    </BesideTab>
  );
};

/** A lesson planned on its instructor's page. R247 */
export const AddEventBeside = () => {
  const { canCall } = useAccess();
  const { close } = useFrom();
  const { staff } = useStaff();
  const [params, setParams] = useSearchParams();
  const isNamed = params.has('for_staff');
  useEffect(() => {
    if (!isNamed) setParams({ for_staff: staff.id }, { replace: true });
  }, [isNamed, setParams, staff.id]);
  if (!isNamed) return null;
  return (
    <BesideTab>
      {canCall('lessons/createSingleLesson') ? (
        <AddEvent onClose={close} />
      ) : (
        <Closed title="Add Event" onClose={close} />
      )}
    </BesideTab>
  );
};
