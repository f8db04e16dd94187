import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutSlot } from '@/features/lessons/add/use-slot';
import { Beside } from '@/ui/record/beside';
import ClientCalendar from './ClientCalendar';
import { useRider } from './rider';

const AddEvent = lazy(() => import('@/features/lessons/add/AddEvent'));

/** An event for this rider, beside the calendar where its hour was chosen. R066 R078 */
export default function AddBeside() {
  const { address, studentId, name } = useRider();
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate(`${address}/calendarview${withoutSlot(search)}`);
  return (
    <>
      <ClientCalendar />
      <Beside>
        <AddEvent rider={{ id: studentId, name }} onClose={close} />
      </Beside>
    </>
  );
}
