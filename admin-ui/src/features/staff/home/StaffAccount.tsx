import { useAccess } from '@/data/providers/use-access';
import { LoginPanel } from '@/ui/login/LoginPanel';
import { Forbidden } from '@/ui/states';

/** The login of a member of the staff; for administrators. R032 */
export const StaffAccount = ({ personId }: { personId: string }) => {
  const { canCall } = useAccess();
  if (!canCall('vusers/userAccount')) return <Forbidden />;
  return (
    <div className="record-part">
      <LoginPanel personId={personId} />
    </div>
  );
};
