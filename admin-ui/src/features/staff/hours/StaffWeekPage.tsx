import { Link } from 'react-router-dom';
import { useAskedDay } from '@/data/day/use-asked-day';
import { useAccess } from '@/data/providers/use-access';
import { useStaffWeek, type WeekOfStaff } from '@/data/requests/staff-hours';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { WeekPage } from '@/ui/week/WeekPage';
import { WeekTable, WeekWarnings } from '@/ui/week/WeekTable';
import { StaffDay, StaffHead, StaffWork } from './StaffRow';

const Found = ({ week: { staff, today, farm_name }, isBusy }: { week: WeekOfStaff; isBusy: boolean }) => {
  if (staff.length === 0)
    return <Empty title="This barn has no staff yet" text={<Link to="/staff/create">Add the first one</Link>} />;
  return (
    <div aria-busy={isBusy}>
      <WeekTable of="Staff" rows={staff} today={today} Head={StaffHead} Day={StaffDay} Sum={StaffWork} />
      <WeekWarnings title="Lessons at other hours, or while somebody is off" rows={staff} />
      <p className="muted">
        Lessons that they teach or help in, and how long they take; below, when they usually work. Hours and{' '}
        <Link to="/stafftimeoff">time off</Link> stand on the page of each of them.
      </p>
      <p className="only-print">{farm_name}</p>
    </div>
  );
};

const Week = () => {
  const { day } = useAskedDay();
  useLessonChanges();
  const { data: week, error, isPlaceholderData, refetch } = useStaffWeek(day);
  return (
    <WeekPage
      name="The staff’s week"
      heading="Who works when"
      list={{ to: '/staff', label: 'Staff' }}
      weekStart={week?.week_start}
    >
      {week ? (
        <Found week={week} isBusy={isPlaceholderData} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={10} label="Loading the week" />
      )}
    </WeekPage>
  );
};

/** When everybody of the staff works in a week, is off, and teaches; for the wall, too. */
export default function StaffWeekPage() {
  return useAccess().canCall('staff_hours/week') ? <Week /> : <Forbidden />;
}
