import { Fragment, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useWeeklyHours } from '@/data/requests/staff-hours';
import type { StaffPerson } from '@/data/requests/staff';
import { Unanswered } from '@/ui/states';
import { ChangeHours } from './ChangeHours';
import { dayName, hoursWords, weekdays } from './hours-words';
import './hours.css';

/** When one member of the staff usually works. */
export const WeeklyHours = ({ staff }: { staff: StaffPerson['staff'] }) => {
  const { monday_start } = useBarn();
  const { data, error, refetch } = useWeeklyHours(staff.id);
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="Loading the weekly hours" />;
  const { hours } = data;
  return (
    <section className="stack gap-3" aria-labelledby={heading}>
      <div className="row middle wrap between gap-2-3">
        <h2 id={heading}>Weekly hours</h2>
        {staff.is_active === 1 && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {hours.length > 0 ? 'Change hours…' : 'Note hours…'}
          </Button>
        )}
      </div>
      {hours.length > 0 ? (
        <dl className="hours-list">
          {weekdays(monday_start === 1).map((weekday) => (
            <Fragment key={weekday}>
              <dt className="muted">{dayName(weekday)}</dt>
              <dd>{hoursWords(hours.filter((span) => span.weekday === weekday))}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p className="muted">None are noted: lessons may be planned at any hour without a warning.</p>
      )}
      {isOpen && <ChangeHours staff={staff} hours={hours} onClose={() => setOpen(false)} />}
    </section>
  );
};
