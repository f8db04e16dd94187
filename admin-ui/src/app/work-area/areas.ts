import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { withoutSlot } from '@/features/lessons/add/use-slot';

export type Area = 'calendar' | 'daysheet' | 'whiteboard';

export const homes: Readonly<Record<Area, string>> = {
  calendar: '/calendarGroup/calendar',
  daysheet: '/daysheet',
  whiteboard: '/whiteboard',
};

/** Back to what lies beside the panel, with its page and filters as they were. */
export const useClosePanel = (): (() => void) => {
  const area = useOutletContext<Area>();
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate(`${homes[area]}${withoutSlot(search)}`);
};
