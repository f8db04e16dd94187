import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { timeIn } from '@/data/time/day';
import './stale-changes.css';

/** Whose change a record has that is newer than what was looked at. */
export type ChangedBy = { readonly changed_by?: string | null; readonly changed_at?: string };

type Value = string | number | null;

type StaleChangesProps = ChangedBy & {
  readonly noun: string;
  readonly changes: readonly { readonly label: string; readonly was: Value; readonly is: Value }[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Nothing of what was filled in is lost silently: first what the other person did, then whose word holds. */
export const StaleChanges = ({
  noun,
  changes,
  changed_by,
  changed_at,
  onKeepMine,
  onTakeTheirs,
}: StaleChangesProps) => {
  const { time_zone } = useBarn();
  return (
    <section className="stale-changes" role="alert">
      <h3>
        {changed_by ?? 'Somebody else'} changed this {noun} meanwhile
        {changed_at && `, at ${timeIn(time_zone, new Date(changed_at))}`}
      </h3>
      <ul>
        {changes
          .filter(({ was, is }) => was !== is)
          .map(({ label, was, is }) => (
            <li key={label}>
              {label}: <s>{was ?? 'none'}</s> <strong>{is ?? 'none'}</strong>
            </li>
          ))}
      </ul>
      <p>What you filled in is not saved yet.</p>
      <div className="row wrap gap-2">
        <Button size="small" variant="outlined" onClick={onKeepMine}>
          Keep what I filled in
        </Button>
        <Button size="small" variant="outlined" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
};
