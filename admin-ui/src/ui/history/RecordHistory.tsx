import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useRecordHistory, type RecordChange, type RecordKind } from '@/data/requests/record-history';
import { timeIn, todayIn } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { changed, changedBy, labelOf, type Labels } from './changed';
import { asShown, type ChangedValue, type Shown } from './values';
import './history.css';

const Value = ({ text }: { text: string | null }) => (text === null ? <span className="muted">nothing</span> : text);

type ValuesProps = { readonly values: readonly ChangedValue[]; readonly labels: Labels; readonly shown: Shown };

const Values = ({ values, labels, shown }: ValuesProps) => (
  <ul className="history-values">
    {values.map(({ field, was, became }) => (
      <li key={field}>
        <span className="muted">{labelOf(field, labels)}: </span>
        <Value text={was && shown(field, was)} />
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden"> became </span>
        <Value text={became && shown(field, became)} />
      </li>
    ))}
  </ul>
);

type RecordHistoryProps = {
  readonly record: RecordKind;
  readonly id?: string;
  readonly labels?: Labels;
  readonly shown?: Shown;
  /** What can be done about a change. */
  readonly after?: ((change: RecordChange) => ReactNode) | undefined;
};

/** Who changed what and when, and what each field was and became. */
export const RecordHistory = ({ record, id, labels = {}, shown = asShown, after }: RecordHistoryProps) => {
  const { time_zone } = useBarn();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRecordHistory(record, id);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} />;
  if (data.length === 0) return <p className="muted">Nothing has been changed yet.</p>;
  return (
    <>
      <ol className="history">
        {data.map((change) => {
          const at = new Date(change.changed_at);
          return (
            <li key={change.position}>
              <time dateTime={change.changed_at}>
                {dayAndYear(todayIn(time_zone, at))}, {timeIn(time_zone, at)}
              </time>
              <span>
                <strong>{changedBy(change)}</strong>
                {change.change === 'other' ? ': ' : ' '}
                {change.values.length > 0 ? 'changed' : changed(change, labels)}
                {change.values.length > 0 && <Values values={change.values} labels={labels} shown={shown} />}
                {change.details.length > 0 && (
                  <ul className="history-details">
                    {change.details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                )}
                {after?.(change)}
                {change.reason && <p className="muted">{`“${change.reason}”`}</p>}
              </span>
            </li>
          );
        })}
      </ol>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </>
  );
};
