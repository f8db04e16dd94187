import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { staffHome } from '@/data/addresses/staff-home-address';
import { staff as staffList } from '@/features/staff/list/staff.list';
import { PageChanges } from '@/ui/list/Changes';
import { labelsOf } from '@/ui/list/described';
import { RecordFacts } from '@/ui/list/RecordFacts';
import { staffForm, useSendStaff } from './EditStaff';
import { useStaff } from './staff-context';

const labels = labelsOf(staffList);

/** Availability and what is noted of somebody. */
export const StaffDetails = () => {
  const { staff } = useStaff();
  const { canCall, canAct } = useAccess();
  const send = useSendStaff(staff);
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
      <PageChanges
        list={staffForm(canAct('staff', 'edit'))}
        record={staff}
        id={staff.person_id}
        labels={labels}
        mayEdit={canCall('instructors/update')}
        send={send}
      />
    </div>
  );
};
