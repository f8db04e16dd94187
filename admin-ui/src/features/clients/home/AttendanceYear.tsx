import { useAttendanceYear, type AttendanceYear as Year } from '@/data/requests/client-lists';
import { dayAndYear } from '@/data/time/words';
import './attendance-year.css';

const WAITING: Year = {
  weeks: Array.from({ length: 53 }, (_, n) => ({ monday: `${n}`, marks: Array.from({ length: 7 }, () => 'none') })),
  sums: [],
};

const Caption = ({ weeks: [first], sums }: Year) => (
  <figcaption>
    {first && <span>{`Since ${dayAndYear(first.monday)}`}</span>}
    {sums.length === 0 && <span>no lesson</span>}
    {sums.map(({ mark, label }) => (
      <span key={mark}>
        <i data-mark={mark} /> {label}
      </span>
    ))}
  </figcaption>
);

/** A year of a rider's lessons as squares, a column for each week; the list below says the same in words. */
export const AttendanceYear = ({ studentId }: { studentId: string }) => {
  const { data, error } = useAttendanceYear(studentId);
  if (error) return null;
  const { weeks, sums } = data ?? WAITING;
  return (
    <figure className="attendance-year">
      <div role="img" aria-label={['The last year', ...sums.map(({ label }) => label)].join(', ')}>
        {weeks.map(({ monday, marks }) => (
          <span key={monday}>
            {marks.map((mark, day) => (
              // oxlint-disable-next-line react/no-array-index-key -- a weekday is its place in the week
              <i key={day} data-mark={mark} />
            ))}
          </span>
        ))}
      </div>
      {data ? <Caption {...data} /> : <figcaption>…</figcaption>}
    </figure>
  );
};
