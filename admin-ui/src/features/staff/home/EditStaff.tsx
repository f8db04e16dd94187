import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { asApiError } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useEditStaff, useRefreshStaff, type StaffRecord } from '@/data/requests/staff';
import type { AnyRow } from '@/ui/list/describe-list';
import { staffHome } from '@/data/addresses/staff-home-address';
import { AreaField, TextField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { StaleChanges, type ChangedBy } from '@/ui/form/StaleChanges';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { differing, nameFields, notedFields, valuesOf, type StaffValues } from './noted-fields';
import { useStaff } from './staff-context';

type Current = StaffRecord & ChangedBy;
type Changes = Partial<StaffValues> & { readonly version?: number };

/** The name is saved with the rest, by whoever may rename. */
const useSend = (staff: StaffRecord) => {
  const { mutateAsync } = useEditStaff();
  const [update] = useUpdate<AnyRow & StaffRecord>();
  const refresh = useRefreshStaff();
  return async (changes: Changes): Promise<StaffRecord> => {
    if (changes.first_name === undefined && changes.last_name === undefined)
      return (await mutateAsync({ id: staff.id, ...changes })).staff;
    const saved = await update('staff', { id: staff.id, data: changes, previousData: staff }, { returnPromise: true });
    await refresh();
    return saved ?? staff;
  };
};

/** What was looked at, how it is saved, and what somebody else did meanwhile. */
const useSave = () => {
  const { staff } = useStaff();
  const send = useSend(staff);
  const say = useSay();
  const [seen, setSeen] = useState<StaffRecord>(staff);
  const [current, setCurrent] = useState<Current | null>(null);
  const before = valuesOf(seen);
  const save = async (now: StaffValues) => {
    const changes = differing(before, now);
    if (Object.keys(changes).length === 0) return;
    const { version } = await send({ ...changes, version: seen.version }).catch((error: unknown) => {
      const { status, current: theirs } = asApiError(error);
      if (status === 412) setCurrent(theirs as Current);
      throw error;
    });
    const takeBack = () => void say.after(send({ ...differing(now, before), version }), () => say.done('Undone'));
    say.done(`Changes to ${staff.name} saved`, { undo: takeBack });
  };
  const settle = () => {
    if (current) setSeen(current);
    setCurrent(null);
  };
  return { before, save, current, settle };
};

const Meanwhile = ({ before, current, settle }: Omit<ReturnType<typeof useSave>, 'save'>) => {
  const { reset } = useFormContext();
  if (!current) return null;
  const theirs = valuesOf(current);
  return (
    <StaleChanges
      noun="staff person"
      changed_by={current.changed_by}
      changed_at={current.changed_at}
      changes={[...nameFields, ...notedFields].map(({ source, label }) => ({
        label,
        was: before[source] || null,
        is: theirs[source] || null,
      }))}
      onKeepMine={settle}
      onTakeTheirs={() => {
        reset(theirs);
        settle();
      }}
    />
  );
};

/** Saving leads back to the list; those who have none, to the details. R032 R034 */
export const EditStaff = () => {
  const { staff } = useStaff();
  const { canAct } = useAccess();
  const navigate = useNavigate();
  const { save, ...seen } = useSave();
  const details = `${staffHome(staff.person_id)}/details`;
  return (
    <ValuesForm
      className="record-part staff-form"
      warns
      values={seen.before}
      onSubmit={save}
      validate={({ first_name }): Readonly<Record<string, string>> =>
        first_name.trim() ? {} : { first_name: 'First Name Required' }
      }
      onSaved={() => void navigate(canAct('staff', 'list') ? '/staff' : details)}
    >
      <Meanwhile {...seen} />
      {canAct('staff', 'edit') &&
        nameFields.map(({ source, label, required }) => (
          <TextField
            key={source}
            source={source}
            label={label}
            required={required}
            maxLength={100}
            autoComplete="off"
          />
        ))}
      {notedFields.map(({ source, label, hint }) => (
        <AreaField key={source} source={source} label={label} hint={hint} />
      ))}
      <p className="row middle wrap end gap-2-3">
        <FormButtons onCancel={() => void navigate(details)} />
      </p>
    </ValuesForm>
  );
};
