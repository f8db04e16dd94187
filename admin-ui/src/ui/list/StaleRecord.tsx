import { useFormContext } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import { StaleChanges, type ChangedBy } from '@/ui/form/StaleChanges';
import { valueOf, type AnyRow } from './describe-list';
import { useDescription } from './list-context';

/** A record as it is now, and whose change it has. */
export type Current = AnyRow & ChangedBy;

type StaleRecordProps = {
  readonly current: Current;
  /** What the form goes on from. */
  readonly onSettled: (seen: AnyRow) => void;
};

/** What somebody else did to the record of this form. */
export const StaleRecord = ({ current, onSettled }: StaleRecordProps) => {
  const { fields, noun } = useDescription();
  const record = useRecordContext<AnyRow>();
  const { reset, setValue, formState } = useFormContext();
  const { dirtyFields } = formState;
  const { changed_by, changed_at, ...row } = current;
  const takeTheirs = () => {
    reset({ ...record, ...row });
    onSettled(row);
  };
  const keepMine = () => {
    for (const [source, value] of Object.entries(row)) if (!(source in dirtyFields)) setValue(source, value);
    onSettled(row);
  };
  return (
    <StaleChanges
      noun={noun[0]}
      changed_by={changed_by}
      changed_at={changed_at}
      changes={fields.map((field) => ({
        label: field.label,
        was: record ? valueOf(record, field) : null,
        is: valueOf(row, field),
      }))}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
};
