import Button from '@mui/material/Button';
import { beginViewing } from '@leadline/api-client';
import { useSeeAsRole, type Role } from '@/data/requests/roles';
import { useSay } from '@/ui/use-say';
import { nameOf } from './role-book';

/** The product as somebody with this role sees it, to look at only. */
export const SeeAsRole = ({ role, short = false }: { role: Role; short?: boolean }) => {
  const { mutateAsync, isPending } = useSeeAsRole();
  const say = useSay();
  const see = () =>
    void say.after(mutateAsync({ role_id: role.id }), ({ auth_token }) => {
      beginViewing({ token: auth_token, roleName: nameOf(role) });
      location.assign('/admin/');
    });
  return (
    <Button
      size="small"
      variant={short ? 'text' : 'outlined'}
      disabled={isPending}
      aria-label={`See as this role: ${nameOf(role)}`}
      onClick={see}
    >
      See as this role
    </Button>
  );
};
