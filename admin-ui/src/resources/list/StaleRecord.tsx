import { useFormContext } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import Button from '@mui/material/Button';
import { useBarn } from '@/requests/barn';
import { timeIn } from '@/time/day';
import { valueOf, type AnyRow } from './describe-list';
import { useDescription } from './list-context';
import './stale.css';

/** A record as it is now, and whose change it has. */
export type Current = AnyRow & { readonly changed_by?: string | null; readonly changed_at?: string };

type StaleRecordProps = {
  readonly current: Current;
  /** What the form goes on from. */
  readonly onSettled: (seen: AnyRow) => void;
};

/** Nothing of what was filled in is lost silently: first what the other person did, then whose word holds. */
export const StaleRecord = ({ current, onSettled }: StaleRecordProps) => {
  const { fields, noun } = useDescription();
  const { time_zone } = useBarn();
  const record = useRecordContext<AnyRow>();
  const { reset, setValue, formState } = useFormContext();
  const { dirtyFields } = formState;
  const { changed_by, changed_at, ...row } = current;
  const changes = fields
    .map((field) => ({ label: field.label, was: record ? valueOf(record, field) : null, is: valueOf(row, field) }))
    .filter(({ was, is }) => was !== is);
  const takeTheirs = () => {
    reset({ ...record, ...row });
    onSettled(row);
  };
  const keepMine = () => {
    for (const [source, value] of Object.entries(row)) if (!(source in dirtyFields)) setValue(source, value);
    onSettled(row);
  };
  return (
    <section className="stale-record" role="alert">
      <h3>
        {changed_by ?? 'Somebody else'} changed this {noun[0]} meanwhile
        {changed_at && `, at ${timeIn(time_zone, new Date(changed_at))}`}
      </h3>
      <ul>
        {changes.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was ?? 'none'}</s> <strong>{is ?? 'none'}</strong>
          </li>
        ))}
      </ul>
      <p>What you filled in is not saved yet.</p>
      <div className="stale-answers">
        <Button size="small" variant="outlined" onClick={keepMine}>
          Keep what I filled in
        </Button>
        <Button size="small" variant="outlined" onClick={takeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
};
