import { useNavigate } from 'react-router-dom';
import { useUpdate } from 'react-admin';
import { useAccess } from '@/providers/use-access';
import { useEditStaff, useRefreshStaff, type StaffRecord } from '@/requests/staff';
import type { AnyRow } from '@/resources/list/describe-list';
import { staffHome } from '@/resources/staff/staff-home-address';
import { AreaField, TextField } from '@/ui/form-inputs';
import { FormButtons } from '@/ui/FormButtons';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/ValuesForm';
import { differing, namesOf, notedFields, notedOf, type NameValues, type NotedValues } from './noted-fields';
import { useStaff } from './staff-context';

type Values = NotedValues & NameValues;

/** The name is saved with the rest, by whoever may rename. */
const useSend = (staff: StaffRecord) => {
  const { mutateAsync } = useEditStaff();
  const [update] = useUpdate<AnyRow>();
  const refresh = useRefreshStaff();
  return async (changes: Partial<Values>) => {
    if (changes.first_name === undefined && changes.last_name === undefined)
      return mutateAsync({ id: staff.id, ...changes });
    await update('staff', { id: staff.id, data: changes, previousData: staff }, { returnPromise: true });
    return refresh();
  };
};

const useSave = () => {
  const { staff } = useStaff();
  const send = useSend(staff);
  const say = useSay();
  const before = { ...namesOf(staff), ...notedOf(staff) };
  const save = async (now: Values) => {
    const changes = differing(before, now);
    if (Object.keys(changes).length === 0) return;
    await send(changes);
    const takeBack = () => void say.after(send(differing(now, before)), () => say.done('Undone'));
    say.done(`Changes to ${staff.name} saved`, { undo: takeBack });
  };
  return { before, save };
};

/** Saving leads back to the list; those who have none, to the details. R032 R034 */
export const EditStaff = () => {
  const { staff } = useStaff();
  const { canAct } = useAccess();
  const navigate = useNavigate();
  const { before, save } = useSave();
  const mayRename = canAct('staff', 'edit');
  const details = `${staffHome(staff.person_id)}/details`;
  return (
    <ValuesForm
      className="record-part staff-form"
      warns
      values={before}
      onSubmit={save}
      validate={({ first_name }): Readonly<Record<string, string>> =>
        first_name.trim() ? {} : { first_name: 'First Name Required' }
      }
      onSaved={() => void navigate(canAct('staff', 'list') ? '/staff' : details)}
    >
      {mayRename && (
        <>
          <TextField source="first_name" label="First name" required maxLength={100} autoComplete="off" />
          <TextField source="last_name" label="Last name" maxLength={100} autoComplete="off" />
        </>
      )}
      {notedFields.map(({ source, label, hint }) => (
        <AreaField key={source} source={source} label={label} hint={hint} />
      ))}
      <p className="staff-tools">
        <FormButtons onCancel={() => void navigate(details)} />
      </p>
    </ValuesForm>
  );
};
