import type { Lesson } from '@/data/requests/types';
import { shortDay, timeRange } from '@/data/time/words';

type Timed = Pick<Lesson, 'scheduled_date' | 'is_allday' | 'scheduled_starttime' | 'scheduled_endtime'>;

/** "Tue 24 Nov, 16:00–17:00"; nothing of a whole day on its own day. */
export const whenOf = (
  { scheduled_date, is_allday, scheduled_starttime, scheduled_endtime }: Timed,
  withDay: boolean,
): string =>
  [withDay && shortDay(scheduled_date), is_allday !== 1 && timeRange(scheduled_starttime, scheduled_endtime)]
    .filter(Boolean)
    .join(', ');
