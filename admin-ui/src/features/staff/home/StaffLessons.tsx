import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { ShowMore } from '@/ui/record/ShowMore';
import { useStaffHistory, useStaffSchedule } from '@/data/requests/staff';
import { staffHome } from '@/data/addresses/staff-home-address';
import { todayIn } from '@/data/time/day';
import { Empty, Unanswered } from '@/ui/states';
import { LessonsTable, type From } from './LessonsTable';
import { useStaff } from './staff-context';

const AddEventLink = () => {
  const { canCall } = useAccess();
  const { staff } = useStaff();
  if (!canCall('lessons/createSingleLesson')) return null;
  return (
    <Button component={Link} variant="outlined" to={`${staffHome(staff.person_id)}/calendarGroup/add/newevent`}>
      Add Event
    </Button>
  );
};

type PageProps = {
  readonly label: string;
  readonly from: From;
  readonly none: string;
  readonly asked: ReturnType<typeof useStaffSchedule> | ReturnType<typeof useStaffHistory>;
};

const Page = ({ label, from, none, asked }: PageProps) => {
  const { data, error, refetch } = asked;
  if (!data) return <Unanswered error={error} refetch={refetch} label={label} />;
  const add = from === 'schedule' && <AddEventLink />;
  if (data.length === 0) return <Empty title={none} action={add} />;
  return (
    <div className="record-part">
      {add && <div className="row middle wrap end gap-2-3">{add}</div>}
      <LessonsTable label={label} lessons={data} from={from} />
      <ShowMore {...asked} data={data} />
    </div>
  );
};

const useAsked = () => {
  const { staff } = useStaff();
  return { staff_id: staff.person_id, today: todayIn(useBarn().time_zone) };
};

/** What is taught or helped with, from today on. */
export const StaffSchedule = () => (
  <Page label="Schedule" from="schedule" none="No lessons to come" asked={useStaffSchedule(useAsked())} />
);

/** What was before today, the latest first. */
export const StaffHistory = () => (
  <Page label="History" from="history" none="No lessons before today" asked={useStaffHistory(useAsked())} />
);
