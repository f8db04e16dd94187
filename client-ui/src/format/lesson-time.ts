import { t } from '../i18n/t';
import { shortDay, when } from './dates';

/** On the barn's wall clock. */
export type LessonTime = {
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_end_date: string;
  readonly scheduled_endtime: string;
  readonly is_allday: number;
};

type Begin = Pick<LessonTime, 'scheduled_date' | 'scheduled_starttime' | 'is_allday'>;

const at = (day: string, time: string, { is_allday }: Pick<LessonTime, 'is_allday'>) =>
  is_allday ? shortDay(day) : when(day, time);

/** "Tue 24 Nov, 16:00"; of whole days the day alone. */
export const beginsAt = (lesson: Begin): string => at(lesson.scheduled_date, lesson.scheduled_starttime, lesson);

/** "60 min"; of several days until when. */
export const lasts = (lesson: LessonTime & { readonly duration: number }): string => {
  const { scheduled_date, scheduled_end_date, scheduled_endtime, is_allday, duration } = lesson;
  if (scheduled_end_date > scheduled_date)
    return t('until {when}', { when: at(scheduled_end_date, scheduled_endtime, lesson) });
  return is_allday ? t('all day') : t('{minutes} min', { minutes: duration });
};
