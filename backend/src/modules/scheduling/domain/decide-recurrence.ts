import { schedulingErrors } from './errors.js';
import type { PlannedLesson } from './lesson.js';
import type { Series } from './series-stream.js';
import type { Recurrence } from './series.js';

type Concerned = Pick<PlannedLesson, 'phase' | 'seriesId'>;

/** Only a lesson that does not recur yet, and takes place. R081 */
export function checkMayRepeat({ phase, seriesId }: Concerned) {
  if (seriesId !== null) throw schedulingErrors.already_recurring();
  if (phase === 'cancelled') throw schedulingErrors.lesson_cancelled();
}

/** Up to a last day, at the rhythm of the series. R081 R214 */
export function extension({ seriesId }: Pick<Concerned, 'seriesId'>, series: Series, lastDate: string): Recurrence {
  if (seriesId === null || series.phase !== 'planned') throw schedulingErrors.not_recurring();
  return { frequency: series.frequency, period: series.period, end: { type: 'on_date', date: lastDate } };
}
