import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import type { NewSlot } from '@/features/calendar/CalendarPage';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { withoutSlot } from '@/features/lessons/add/use-slot';
import { PanelOpening } from '@/ui/SidePanel';
import { Forbidden, Loading } from '@/ui/states';
import { homes, type Area } from './areas';

const CalendarPage = lazy(() => import('@/features/calendar/CalendarPage'));
const DaySheetPage = lazy(() => import('@/features/day/sheet/DaySheetPage'));
const WhiteboardPage = lazy(() => import('@/features/day/whiteboard/WhiteboardPage'));

/** A lesson opens beside what the person was looking at: the day sheet if it came from there, else the calendar. */
const useArea = (): Area => {
  const { pathname, state } = useLocation();
  const { canOpen } = useAccess();
  const beside = (state as { beside?: Area } | null)?.beside;
  if (pathname.startsWith('/daysheet')) return 'daysheet';
  if (pathname === homes.calendar) return 'calendar';
  if (pathname === homes.whiteboard) return 'whiteboard';
  return beside ?? (canOpen('calendar') ? 'calendar' : 'daysheet');
};

const slotSearch = (search: string, slot: NewSlot | null): string => {
  const params = new URLSearchParams(withoutSlot(search));
  if (slot) params.set('at', slot.start);
  if (slot?.end) params.set('until', slot.end);
  if (slot?.column && slot.column.id !== 'none') params.set(`for_${slot.column.by}`, slot.column.id);
  return params.size > 0 ? `?${params.toString()}` : '';
};

const Background = ({ area }: { area: Area }) => {
  const navigate = useNavigate();
  const { canCall, canOpen } = useAccess();
  const { search } = useLocation();
  const state = { beside: area };
  const open = (id: string) => void navigate(`/calendarGroup/edit/${id}${withoutSlot(search)}`, { state });
  const add = (slot: NewSlot | null) => void navigate(`/add/newevent${slotSearch(search, slot)}`, { state });
  if (area === 'calendar') return canOpen('calendar') ? <CalendarPage onOpen={open} onAdd={add} /> : <Forbidden />;
  if (area === 'whiteboard') return canOpen('whiteboard') ? <WhiteboardPage openLesson={open} /> : <Forbidden />;
  if (!canOpen('daysheet')) return <Forbidden />;
  return (
    <DaySheetPage
      openLesson={open}
      cancelStudent={(id) => void navigate(`/daysheet/modalCancel/${id}/day${search}`)}
      {...(canCall('lessons/createSingleLesson') && {
        addEvent: (day: string) => add({ start: day, end: '', column: null }),
      })}
    />
  );
};

export const WorkArea = () => {
  useLessonChanges();
  const area = useArea();
  const { pathname } = useLocation();
  return (
    <div className="with-panel">
      <div className="with-panel-main">
        <Suspense
          fallback={
            <div className="page">
              <Loading />
            </div>
          }
        >
          <Background area={area} />
        </Suspense>
      </div>
      {!Object.values(homes).includes(pathname) && (
        <Suspense fallback={<PanelOpening />}>
          <Outlet context={area} />
        </Suspense>
      )}
    </div>
  );
};
