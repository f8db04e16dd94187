import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { useAccess } from '@/data/providers/use-access';
import { staffHome } from '@/data/addresses/staff-home-address';
import { staff as staffList } from '@/features/staff/list/staff.list';
import { labelsOf } from '@/ui/list/described';
import { RecordFacts } from '@/ui/list/RecordFacts';
import { useStaff } from './staff-context';

const labels = labelsOf(staffList);

/** Availability and what is noted of somebody. */
export const StaffDetails = () => {
  const { staff } = useStaff();
  const { canCall } = useAccess();
  return (
    <div className="record-part">
      <RecordFacts
        list={staffList}
        record={staff}
        group="Noted"
        none={<p className="muted">Neither availability nor notes are filled in yet.</p>}
      />
      {canCall('instructors/update') && (
        <p>
          <Button component={Link} variant="outlined" to={`${staffHome(staff.person_id)}/edit`}>
            Edit
          </Button>
        </p>
      )}
      <FoldedHistory record="person" id={staff.person_id} labels={labels} />
    </div>
  );
};
