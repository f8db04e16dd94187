import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/providers/use-access';
import { useEditStaff } from '@/requests/staff';
import { staffHome } from '@/resources/staff/staff-home-address';
import { AreaField } from '@/ui/form-inputs';
import { FormButtons } from '@/ui/FormButtons';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/ValuesForm';
import { differing, notedFields, notedOf, type NotedValues } from './noted-fields';
import { useStaff } from './staff-context';

const useSave = () => {
  const { staff } = useStaff();
  const { mutateAsync } = useEditStaff();
  const say = useSay();
  const before = notedOf(staff);
  return async (now: NotedValues) => {
    const changes = differing(before, now);
    if (Object.keys(changes).length === 0) return;
    await mutateAsync({ id: staff.id, ...changes });
    const takeBack = () =>
      void say.after(mutateAsync({ id: staff.id, ...differing(now, before) }), () => say.done('Undone'));
    say.done(`Changes to ${staff.name} saved`, { undo: takeBack });
  };
};

/** Saving leads back to the list; those who have none, to the details. R032 R034 */
export const EditStaff = () => {
  const { staff } = useStaff();
  const { canAct } = useAccess();
  const navigate = useNavigate();
  const save = useSave();
  const details = `${staffHome(staff.person_id)}/details`;
  return (
    <ValuesForm
      className="record-part staff-form"
      warns
      values={notedOf(staff)}
      onSubmit={save}
      onSaved={() => void navigate(canAct('staff', 'list') ? '/staff' : details)}
    >
      {notedFields.map(({ source, label, hint }) => (
        <AreaField key={source} source={source} label={label} hint={hint} />
      ))}
      <p className="staff-tools">
        <FormButtons onCancel={() => void navigate(details)} />
      </p>
    </ValuesForm>
  );
};
