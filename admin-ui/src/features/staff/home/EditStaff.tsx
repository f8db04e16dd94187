import { useNavigate } from 'react-router-dom';
import { useUpdate } from 'react-admin';
import { useAccess } from '@/data/providers/use-access';
import { useEditStaff, useRefreshStaff, type StaffRecord } from '@/data/requests/staff';
import { staffHome } from '@/data/addresses/staff-home-address';
import { staff } from '@/features/staff/list/staff.list';
import type { AnyRow } from '@/ui/list/describe-list';
import { EditPage } from '@/ui/list/EditPage';
import type { Send } from '@/ui/list/use-record-edit';
import { useStaff } from './staff-context';

const names = ['first_name', 'last_name'];
export const staffForm = (renames: boolean) => ({
  ...staff,
  fields: staff.fields.filter(({ source, group }) => group === 'Noted' || (renames && names.includes(source))),
});

/** The name is saved with the rest, by whoever may rename. */
export const useSendStaff = (member: StaffRecord): Send => {
  const { mutateAsync } = useEditStaff();
  const [update] = useUpdate<AnyRow & StaffRecord>();
  const refresh = useRefreshStaff();
  const { id } = member;
  return async (changes) => {
    if (!names.some((name) => name in changes)) return (await mutateAsync({ id, ...changes })).staff;
    const saved = await update('staff', { id, data: changes, previousData: member }, { returnPromise: true });
    await refresh();
    return saved ?? member;
  };
};

/** Saving leads back to the list; those who have none, to the details. R032 R034 */
export const EditStaff = () => {
  const { staff: member } = useStaff();
  const { canAct } = useAccess();
  const navigate = useNavigate();
  const send = useSendStaff(member);
  const details = `${staffHome(member.person_id)}/details`;
  return (
    <EditPage
      list={staffForm(canAct('staff', 'edit'))}
      record={member}
      send={send}
      onSaved={() => void navigate(canAct('staff', 'list') ? '/staff' : details)}
      onCancel={() => void navigate(details)}
    />
  );
};
