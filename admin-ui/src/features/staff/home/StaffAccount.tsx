import { useAccess } from '@/data/providers/use-access';
import { ErasePerson } from '@/ui/person/ErasePerson';
import { LoginPanel } from '@/ui/login/LoginPanel';
import type { StaffPerson } from '@/data/requests/staff';
import { Forbidden } from '@/ui/states';

/** The login of a member of the staff, and the way out of the books; for administrators. R032 */
export const StaffAccount = ({ person: { person_id, name } }: { person: StaffPerson['staff'] }) => {
  const { canCall } = useAccess();
  if (!canCall('vusers/userAccount')) return <Forbidden />;
  return (
    <div className="record-part">
      <LoginPanel personId={person_id} />
      <ErasePerson person={{ person_id, person_name: name }} leadsTo="/staff" />
    </div>
  );
};
