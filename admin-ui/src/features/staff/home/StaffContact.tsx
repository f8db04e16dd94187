import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { ContactQuestion } from '@/ui/person/ContactQuestion';
import { staffHome } from '@/data/addresses/staff-home-address';
import { StaffDetails } from './StaffDetails';
import { useStaff } from './staff-context';

/** How a member of the staff is reached, asked over the details. */
export const StaffContact = () => {
  const { staff } = useStaff();
  const { canCall } = useAccess();
  const navigate = useNavigate();
  return (
    <>
      <StaffDetails />
      {canCall('people/createNewContact') && (
        <ContactQuestion person={staff} onClose={() => void navigate(`${staffHome(staff.person_id)}/details`)} />
      )}
    </>
  );
};
