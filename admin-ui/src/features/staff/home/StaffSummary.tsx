import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { Subscribe } from '@/features/feeds/Subscribe';
import { Facts } from '@/ui/record/Facts';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useStaffSchedule, type StaffLesson } from '@/data/requests/staff';
import { staffHome } from '@/data/addresses/staff-home-address';
import { todayIn } from '@/data/time/day';
import { dayAndTime, hhmm } from '@/data/time/words';
import { ColourPicker } from './ColourPicker';
import { useStaff } from './staff-context';

const NextLesson = ({ lesson, personId }: { lesson: StaffLesson; personId: string }) => {
  const { time_zone } = useBarn();
  const { canOpen } = useAccess();
  const { id, scheduled_date, scheduled_starttime, name } = lesson;
  const when =
    scheduled_date === todayIn(time_zone)
      ? `Today, ${hhmm(scheduled_starttime)}`
      : dayAndTime(scheduled_date, scheduled_starttime);
  return (
    <>
      {canOpen('calendar') ? <Link to={`${staffHome(personId)}/calendarGroup/edit/${id}`}>{when}</Link> : when}
      {`\n${name}`}
    </>
  );
};

/** Who it is, and how busy. The barn is named to those who do not run it. */
export const StaffSummary = () => {
  const { staff } = useStaff();
  const { canAct, canCall } = useAccess();
  const { farm_name, time_zone } = useBarn();
  const { first: data } = useStaffSchedule({ staff_id: staff.person_id, today: todayIn(time_zone) });
  const next = data?.next_lesson;
  return (
    <>
      {staff.is_active === 0 && <p className="strong muted">Inactive</p>}
      <Facts
        facts={[
          { label: 'Barn', value: canAct('staff', 'list') ? null : farm_name },
          { label: 'Email', value: staff.contact_email, as: 'email' },
          { label: 'Mobile', value: staff.contact_mobile, as: 'phone' },
          { label: 'Home phone', value: staff.contact_homephone, as: 'phone' },
          { label: 'Lessons this week', value: data?.lessons_this_week },
          {
            label: 'Next lesson',
            value: next ? <NextLesson lesson={next} personId={staff.person_id} /> : data && 'none',
          },
        ]}
      />
      <div className="staff-summary-foot stack gap-4 from-left">
        {canCall('people/createNewContact') && (
          <Button component={Link} variant="outlined" size="small" to={`${staffHome(staff.person_id)}/contact`}>
            Contact details
          </Button>
        )}
        <ColourPicker />
        {staff.is_active === 1 && (
          <Subscribe about={{ kind: 'staff', subject_id: staff.person_id }} name={staff.name} />
        )}
      </div>
    </>
  );
};
