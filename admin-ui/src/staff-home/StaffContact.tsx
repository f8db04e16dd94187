import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/providers/use-access';
import { ContactQuestion } from '@/resources/clients/ContactQuestion';
import { staffHome } from '@/resources/staff/staff-home-address';
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
