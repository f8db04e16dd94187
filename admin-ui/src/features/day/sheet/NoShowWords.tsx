import { isAbsent, type Ride } from '@/data/day/roster';
import { useStrikes } from '@/data/requests/strikes';
import type { LessonStudent } from '@/data/requests/types';

/** What a mark comes to: the no-show it is, or would be. Nothing where no policy counts, or it would be the first. */
export const NoShowWords = ({ ride: { lesson }, student }: { ride: Ride; student: LessonStudent }) => {
  const strike = useStrikes().find(
    (one) =>
      one.student_id === student.student_id && one.lesson_date_time_series_id === lesson.lesson_date_time_series_id,
  );
  if (!strike) return null;
  if (strike.lesson_person_id === student.id)
    return strike.in_a_row > 1 ? <span className="need-quiet">{strike.words}</span> : null;
  const isNext = Date.parse(lesson.starts_at) > Date.parse(strike.starts_at) && !isAbsent(student);
  return isNext ? <span className="need-quiet">{`If absent: ${strike.next_words.toLowerCase()}`}</span> : null;
};
