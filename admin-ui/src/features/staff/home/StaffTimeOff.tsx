import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useStaffOff } from '@/data/requests/staff-off';
import { AskTimeOff } from '@/features/staff/time-off/AskTimeOff';
import { NoteTimeOff } from '@/features/staff/time-off/NoteTimeOff';
import { WeeklyHours } from '@/features/staff/hours/WeeklyHours';
import { TimeOffRows } from '@/features/staff/time-off/TimeOffRows';
import { Empty, Unanswered } from '@/ui/states';
import { useStaff } from './staff-context';

/** Administrators note it, everybody else asks for it. */
const AddTimeOff = () => {
  const { staff } = useStaff();
  const { canCall } = useAccess();
  const [isOpen, setOpen] = useState(false);
  const notes = canCall('time_off/note');
  const close = () => setOpen(false);
  if (staff.is_active === 0) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {notes ? 'Note time off…' : 'Ask for time off…'}
      </Button>
      {isOpen && (notes ? <NoteTimeOff staff={staff} onClose={close} /> : <AskTimeOff onClose={close} />)}
    </>
  );
};

/** When one member of the staff works, and when not. */
export const StaffTimeOff = () => {
  const { staff } = useStaff();
  return (
    <div className="record-part">
      <WeeklyHours staff={staff} />
      <DaysOff />
    </div>
  );
};

/** To come, and what was. */
const DaysOff = () => {
  const { staff } = useStaff();
  const { data, error, refetch } = useStaffOff({ staff_id: staff.id });
  const { data: over } = useStaffOff({ staff_id: staff.id, past: 1 });
  if (!data) return <Unanswered error={error} refetch={refetch} label="Loading the time off" />;
  const past = over?.time_off ?? [];
  if (data.time_off.length === 0 && past.length === 0)
    return (
      <Empty title="No time off" text="Days off stand here once they are asked for or noted." action={<AddTimeOff />} />
    );
  return (
    <>
      <div className="row middle wrap between gap-2-3">
        <h2>Time off</h2>
        <AddTimeOff />
      </div>
      {data.time_off.length > 0 ? (
        <TimeOffRows label="To come" rows={data.time_off} />
      ) : (
        <p className="muted">No time off to come.</p>
      )}
      {past.length > 0 && (
        <section className="stack gap-3" aria-labelledby="time-off-past">
          <h2 id="time-off-past">What was</h2>
          <TimeOffRows label="What was" rows={past} />
        </section>
      )}
    </>
  );
};
