import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/providers/use-access';
import { useBarn } from '@/requests/barn';
import { useStaffHistory, useStaffSchedule, type StaffLesson } from '@/requests/staff';
import { staffHome } from '@/resources/staff/staff-home-address';
import { todayIn } from '@/time/day';
import { Empty, Unanswered } from '@/ui/states';
import { LessonsTable, type From } from './LessonsTable';
import { useStaff } from './staff-context';

const PAGE = 100;

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
  readonly lessons: readonly StaffLesson[] | undefined;
  readonly size: number | undefined;
  readonly state: { readonly error: Error | null; readonly refetch: () => unknown; readonly isFetching: boolean };
  readonly more: () => void;
};

const Page = ({ label, from, none, lessons, size = 0, state: { error, refetch, isFetching }, more }: PageProps) => {
  if (!lessons) return <Unanswered error={error} refetch={refetch} label={label} />;
  const add = from === 'schedule' && <AddEventLink />;
  if (lessons.length === 0) return <Empty title={none} action={add} />;
  return (
    <div className="record-part">
      {add && <div className="staff-tools">{add}</div>}
      <LessonsTable label={label} lessons={lessons} from={from} />
      {size > lessons.length && (
        <p className="staff-tools">
          <span className="muted">
            {lessons.length} of {size}
          </span>
          <Button variant="outlined" disabled={isFetching} onClick={more}>
            Show more
          </Button>
        </p>
      )}
    </div>
  );
};

const useAsked = () => {
  const { staff } = useStaff();
  const today = todayIn(useBarn().time_zone);
  const [pages, setPages] = useState(1);
  const limit = pages > 1 ? { limit: Math.min(pages * PAGE, 1000) } : {};
  return { asked: { staff_id: staff.person_id, today, ...limit }, more: () => setPages(pages + 1) };
};

/** What is taught or helped with, from today on. */
export const StaffSchedule = () => {
  const { asked, more } = useAsked();
  const { data, ...state } = useStaffSchedule(asked);
  const lists = { lessons: data?.schedule, size: data?.size };
  return <Page label="Schedule" from="schedule" none="No lessons to come" {...lists} state={state} more={more} />;
};

/** What was before today, the latest first. */
export const StaffHistory = () => {
  const { asked, more } = useAsked();
  const { data, ...state } = useStaffHistory(asked);
  const lists = { lessons: data?.history, size: data?.size };
  return <Page label="History" from="history" none="No lessons before today" {...lists} state={state} more={more} />;
};
