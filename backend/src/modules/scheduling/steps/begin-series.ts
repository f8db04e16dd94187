import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { LessonTime } from '../events.js';
import { seriesStream } from '../domain/series-stream.js';
import { describeTimes, type Recurrence } from '../domain/series.js';

interface NewSeries {
  seriesId: string;
  title: string;
  /** At least one. */
  times: readonly LessonTime[];
  recurrence: Recurrence;
}

export function beginSeries(barn: BarnTransaction, { seriesId, title, times, recurrence }: NewSeries) {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) throw new Error('A series needs a time.');
  const { frequency, period } = recurrence;
  const description = describeTimes(first, last, recurrence);
  const data = { seriesId, title, frequency, period, firstDate: first.date, lastDate: last.date, description };
  barn.begin(seriesStream, seriesId, [{ type: 'scheduling.SeriesPlanned', data }]);
}
