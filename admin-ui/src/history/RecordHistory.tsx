import Button from '@mui/material/Button';
import { useBarn } from '@/requests/barn';
import { useRecordHistory, type RecordKind } from '@/requests/record-history';
import { timeIn, todayIn } from '@/time/day';
import { dayAndYear } from '@/time/words';
import { Failed, Loading } from '@/ui/states';
import { changed, changedBy, type Labels } from './changed';
import './history.css';

type RecordHistoryProps = { readonly record: RecordKind; readonly id?: string; readonly labels?: Labels };

/** Who changed what and when. What a field held before is not kept; what it holds stands in the record. */
export const RecordHistory = ({ record, id, labels = {} }: RecordHistoryProps) => {
  const { time_zone } = useBarn();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRecordHistory(record, id);
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <Loading rows={3} />;
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
                {changed(change, labels)}
                {change.details.length > 0 && (
                  <ul className="history-details">
                    {change.details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                )}
                {change.reason && <p className="history-reason">{`“${change.reason}”`}</p>}
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
