import { useGiveRole, type Login, type UserAccount } from '@/data/requests/logins';
import { useOptions } from '@/data/requests/options';
import { SelectInput } from '@/ui/form/inputs';
import { useSay } from '@/ui/use-say';

type Props = { readonly account: UserAccount; readonly login: Login };

/** What a member of the staff may open; saved at once. R028 R159 */
export const RolePicker = ({ account: { person_id, person_name }, login: { user_id, role_id } }: Props) => {
  const { role: roles } = useOptions();
  const { mutateAsync } = useGiveRole(person_id);
  const say = useSay();
  const give = (chosen: string | null) => mutateAsync({ user_id, role_id: chosen });
  const takeBack = () => void say.after(give(role_id), () => say.done('Undone'));
  const choose = (chosen: string) =>
    void say.after(give(chosen || null), ({ role }) =>
      say.done(role ? `${person_name} has the role ${role.role_name} now` : `${person_name} has no role now`, {
        undo: takeBack,
      }),
    );
  return (
    <SelectInput
      label="Role"
      hint={
        role_id ? 'What it opens is open from the next click on.' : 'Without a role, only the own home page is open.'
      }
      value={role_id ?? ''}
      onChange={choose}
      options={roles}
      empty="No role"
    />
  );
};
