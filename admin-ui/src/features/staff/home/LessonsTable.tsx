import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import type { StaffLesson } from '@/data/requests/staff';
import { staffHome } from '@/data/addresses/staff-home-address';
import { todayIn } from '@/data/time/day';
import { dayAndYear, hhmm, shortDay } from '@/data/time/words';
import { useStaff } from './staff-context';
import '@/ui/record/record-table.css';

/** The tab that a lesson is opened from, and closed to. */
export type From = 'schedule' | 'week' | 'history' | 'notes';

export const places = ({ cnt, max_enrollment }: StaffLesson) =>
  max_enrollment === null ? String(cnt) : `${cnt} of ${max_enrollment}`;

/** Today, or the day; its year, if that is another. */
const dayOf = (day: string, today: string) => {
  if (day === today) return 'Today';
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : dayAndYear(day);
};

const LessonName = ({ lesson, from }: { lesson: StaffLesson; from: From }) => {
  const { staff } = useStaff();
  const { canOpen } = useAccess();
  const { id, name, lesson_is_cancelled, task_name } = lesson;
  return (
    <th scope="row">
      {canOpen('calendar') ? (
        <Link to={`${staffHome(staff.person_id)}/calendarGroup/edit/${id}`} state={{ from }}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {lesson_is_cancelled === 1 && <span className="muted">cancelled</span>}
      {task_name && <span className="muted">{task_name}</span>}
    </th>
  );
};

type TableProps = { readonly label: string; readonly lessons: readonly StaffLesson[]; readonly from: From };

/** Name, date, time and end, as they stand in the calendar. */
export const LessonsTable = ({ label, lessons, from }: TableProps) => {
  const today = todayIn(useBarn().time_zone);
  return (
    <div className="staff-lessons-frame">
      <table className="record-table staff-lessons" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Date</th>
            <th scope="col">Time</th>
            <th scope="col">End</th>
            <th scope="col" className="wide">
              Location
            </th>
            <th scope="col" className="wide">
              Riders
            </th>
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <tr key={lesson.id} className={lesson.lesson_is_cancelled ? 'cancelled' : undefined}>
              <LessonName lesson={lesson} from={from} />
              <td>{dayOf(lesson.scheduled_date, today)}</td>
              <td>{lesson.is_allday ? 'all day' : hhmm(lesson.scheduled_starttime)}</td>
              <td>{lesson.is_allday ? '' : hhmm(lesson.scheduled_endtime)}</td>
              <td className="wide">{lesson.location_name}</td>
              <td className="wide">{places(lesson)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
