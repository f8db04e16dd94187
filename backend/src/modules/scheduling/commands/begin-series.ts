import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { LessonTime } from '../events.js';
import { seriesStream } from '../domain/series-stream.js';
import { describeSeries, type Recurrence } from '../domain/series.js';

/** Answers with the id of a series of these times, which are at least one. */
export function beginSeries(
  barn: BarnTransaction,
  title: string,
  times: readonly LessonTime[],
  { frequency, period }: Recurrence,
) {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) throw new Error('A series needs a time.');
  const [seriesId, firstDate, lastDate] = [barn.newId(), first.date, last.date];
  const description = describeSeries({ frequency, period, firstDate, lastDate, startTime: first.startTime });
  const data = { seriesId, title, frequency, period, firstDate, lastDate, description };
  barn.begin(seriesStream, seriesId, [{ type: 'scheduling.SeriesPlanned', data }]);
  return seriesId;
}
