import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutSlot } from '@/features/lessons/add/use-slot';
import { Beside } from '@/ui/record/beside';
import { Loading } from '@/ui/states';
import { useRider } from './rider';

const ClientCalendar = lazy(() => import('./ClientCalendar'));
const AddEvent = lazy(() => import('@/features/lessons/add/AddEvent'));

/** An event for this rider, beside the calendar where its hour was chosen; there before either, so that its place is kept. R066 R078 */
export const AddBeside = () => {
  const { address, studentId, name } = useRider();
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate(`${address}/calendarview${withoutSlot(search)}`);
  return (
    <>
      <Suspense fallback={<Loading />}>
        <ClientCalendar />
      </Suspense>
      <Beside>
        <AddEvent rider={{ id: studentId, name }} onClose={close} />
      </Beside>
    </>
  );
};
