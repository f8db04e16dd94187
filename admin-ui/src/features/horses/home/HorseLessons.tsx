import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { ShowMore } from '@/ui/record/ShowMore';
import { TOP, useTopTen } from '@/ui/record/top-ten';
import { useHorseLessons, type HorseLesson } from '@/data/requests/horse';
import { todayIn } from '@/data/time/day';
import { dayAndYear, hhmm } from '@/data/time/words';
import { Empty, Unanswered } from '@/ui/states';
import { useOpenHorse } from './horse-context';
import '@/ui/record/record-table.css';

const LessonName = ({ lesson }: { lesson: HorseLesson }) => {
  const { canOpen } = useAccess();
  const { id, name, scheduled_date, lesson_is_cancelled } = lesson;
  return (
    <th scope="row">
      {canOpen('calendar') ? (
        <Link to={`/calendarGroup/edit/${id}?date=${scheduled_date}`}>{name}</Link>
      ) : (
        <span>{name}</span>
      )}
      {lesson_is_cancelled === 1 && <span className="muted">cancelled</span>}
    </th>
  );
};

const LessonRow = ({ lesson }: { lesson: HorseLesson }) => {
  const today = todayIn(useBarn().time_zone);
  const { scheduled_date, scheduled_starttime, scheduled_endtime, is_allday } = lesson;
  return (
    <tr className={lesson.lesson_is_cancelled ? 'cancelled' : undefined}>
      <LessonName lesson={lesson} />
      <td>{scheduled_date === today ? 'Today' : dayAndYear(scheduled_date)}</td>
      <td>{is_allday ? 'all day' : hhmm(scheduled_starttime)}</td>
      <td>{is_allday ? '' : hhmm(scheduled_endtime)}</td>
      <td className="wide">{lesson.riders}</td>
      <td className="wide">{lesson.instructor_name}</td>
    </tr>
  );
};

const columns = ['Name', 'Date', 'Time', 'End', 'Rider', 'Instructor'];

const empty = {
  schedule: (name: string) => `${name} has no lessons to come`,
  history: (name: string) => `${name} has not been in a lesson yet`,
};

/** Name, date, time and end of what is to come, or was, as they stand in the calendar. */
export const HorseLessons = ({ part }: { part: 'schedule' | 'history' }) => {
  const { id, horse_name } = useOpenHorse();
  const isTop = useTopTen();
  const asked = useHorseLessons(part, id, isTop ? TOP : undefined);
  const { data, error, refetch } = asked;
  if (!data)
    return (
      <div className="record-part">
        <Unanswered error={error} refetch={refetch} rows={6} label="Loading lessons" />
      </div>
    );
  if (data.length === 0) return <Empty title={empty[part](horse_name)} />;
  return (
    <div className="record-part">
      <table className="record-table" aria-label={part === 'schedule' ? 'Schedule' : 'History'}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={at > 3 ? 'wide' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} />
          ))}
        </tbody>
      </table>
      {!isTop && <ShowMore {...asked} data={data} />}
    </div>
  );
};
