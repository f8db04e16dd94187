import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { useAccess } from '@/data/providers/use-access';
import { Facts } from '@/ui/record/Facts';
import { staffHome } from '@/data/addresses/staff-home-address';
import { notedFields } from './noted-fields';
import { useStaff } from './staff-context';

const labels = {
  ...Object.fromEntries(notedFields.map(({ source, label }) => [source, label])),
  colour_id: 'colour',
  contact_homephone: 'home phone',
};

/** Availability and what is noted of somebody. */
export const StaffDetails = () => {
  const { staff } = useStaff();
  const { canCall } = useAccess();
  const noted = notedFields.filter(({ source }) => staff[source]);
  return (
    <div className="record-part">
      {noted.length > 0 ? (
        <Facts facts={noted.map(({ source, label }) => ({ label, value: staff[source] }))} />
      ) : (
        <p className="muted">Neither availability nor notes are filled in yet.</p>
      )}
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
