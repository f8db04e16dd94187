import type { ReportsHub } from '@/data/requests/reports-hub';
import { count } from '@/data/time/words';
import { Bars } from '../plots/Bars';
import { Legend } from '../plots/Legend';
import { Plot } from '../plots/Plot';
import { reportOf } from './addresses';
import { notices as noticeNames, reasons as reasonNames, span } from './words';

/** Cancellations by notice and reason. */
export const CancellationsPlot = ({ cancellations }: { cancellations: ReportsHub['cancellations'] }) => {
  const { from, to, reasons, notices, cancelled, places, share, lately } = cancellations;
  const behind = (asked: Readonly<Record<string, string>>) => reportOf('student', 'detail', { from, to, ...asked });
  return (
    <Plot
      title="How late are places given up, and why?"
      period={`Lessons of four weeks, ${span(from, to)}`}
      figures={
        <p>
          <strong>{cancelled}</strong> of <strong>{count(places, 'place')}</strong>
          {share !== null && `, ${share} %`}; <strong>{lately}</strong> in lessons of yesterday and today.
        </p>
      }
      more={{ to: reportOf('student', 'detail', { from, to }), label: 'All places' }}
      empty={
        cancelled === 0 && (
          <p>{places === 0 ? 'Nobody had a place in these weeks.' : 'No place was given up in these weeks.'}</p>
        )
      }
      legend={<Legend names={reasons.map((reason) => reasonNames[reason])} />}
      table={{
        columns: ['Before the lesson', 'In all', ...reasons.map((reason) => reasonNames[reason])],
        rows: notices.map(({ notice, places: parts, total }) => ({
          key: notice,
          cells: [
            noticeNames[notice],
            { text: String(total), to: behind({ notice }) },
            ...parts.map((part, at) =>
              part === 0 ? '–' : { text: String(part), to: behind({ notice, reason: reasons[at] ?? '' }) },
            ),
          ],
        })),
      }}
    >
      {(width) => (
        <Bars
          isStacked
          width={width}
          rows={notices.map(({ notice, places: parts, total }) => ({
            key: notice,
            name: noticeNames[notice],
            sum: String(total),
            parts: parts.map((value, at) => {
              const reason = reasons[at] ?? 'barn';
              return {
                value,
                says: `${noticeNames[notice]}, ${reasonNames[reason].toLowerCase()}: ${count(value, 'place')}`,
                to: behind({ notice, reason }),
              };
            }),
          }))}
        />
      )}
    </Plot>
  );
};
