import { Link } from 'react-router-dom';
import { useAskedDay } from '@/data/day/use-asked-day';
import { staffHome } from '@/data/addresses/staff-home-address';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useStaffWeekLessons, type StaffLesson } from '@/data/requests/staff';
import { addDays, startOfWeek, type Day } from '@/data/time/day';
import { count, dayAndYear, hours, shortDay, timeRange } from '@/data/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { PrintButton } from '@/ui/HeadButton';
import { Unanswered } from '@/ui/states';
import { places } from './LessonsTable';
import { useStaff } from './staff-context';
import './staff-week.css';

const isHeld = ({ lesson_is_cancelled }: StaffLesson) => lesson_is_cancelled === 0;

/** What lasts all day takes no hours. */
const minutesOf = ({ is_allday, starts_at, ends_at }: StaffLesson) =>
  is_allday === 1 ? 0 : (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const sumWords = (lessons: readonly StaffLesson[]) => {
  const held = lessons.filter(isHeld);
  const parts = [
    count(held.length, 'lesson'),
    hours(sum(held.map(minutesOf))),
    count(sum(held.map(({ cnt }) => cnt)), 'rider'),
  ];
  return parts.join(' · ');
};

const Block = ({ lesson }: { readonly lesson: StaffLesson }) => {
  const { staff } = useStaff();
  const { canOpen } = useAccess();
  const { id, name, is_allday, scheduled_date, scheduled_starttime, scheduled_endtime, location_name, task_name } =
    lesson;
  const riders = (lesson.cnt > 0 || lesson.max_enrollment !== null) && `${places(lesson)} riders`;
  const about = [!isHeld(lesson) && 'cancelled', task_name, location_name];
  return (
    <li className={isHeld(lesson) ? 'staff-week-block' : 'staff-week-block cancelled'}>
      <span>{is_allday === 1 ? 'all day' : timeRange(scheduled_starttime, scheduled_endtime)}</span>
      {canOpen('calendar') ? (
        <Link
          to={`${staffHome(staff.person_id)}/calendarGroup/edit/${id}?date=${scheduled_date}`}
          state={{ from: 'week' }}
        >
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      <span className="muted">{about.filter(Boolean).join(', ')}</span>
      {riders && <span className="muted">{riders}</span>}
    </li>
  );
};

type DayProps = { readonly day: Day; readonly isToday: boolean; readonly lessons: readonly StaffLesson[] };

const OneDay = ({ day, isToday, lessons }: DayProps) => (
  <li className={isToday ? 'staff-week-day is-today' : 'staff-week-day'} aria-current={isToday ? 'date' : undefined}>
    <h3>{shortDay(day)}</h3>
    {lessons.length === 0 ? (
      <p className="muted">nothing</p>
    ) : (
      <ol>
        {lessons.map((lesson) => (
          <Block key={lesson.id} lesson={lesson} />
        ))}
      </ol>
    )}
  </li>
);

/** What somebody teaches or helps with in a week, day by day, with how much that is; for paper, too. */
export const StaffWeek = () => {
  const { staff } = useStaff();
  const mondayFirst = useBarn().monday_start === 1;
  const { today, day, setDay } = useAskedDay();
  const start = startOfWeek(day, mondayFirst);
  const { data, error, isPlaceholderData, refetch } = useStaffWeekLessons({ staff_id: staff.person_id, start });
  const days = [0, 1, 2, 3, 4, 5, 6].map((nth) => addDays(start, nth));
  return (
    <div className="record-part staff-week">
      <header className="row middle wrap gap-2-3">
        <h2>{`Week of ${dayAndYear(start)}`}</h2>
        <div className="row middle wrap gap-2 no-print">
          <DayNavigator
            unit="week"
            onStep={(step) => setDay(addDays(start, step * 7))}
            onChoose={setDay}
            {...{ day, today }}
          />
          <PrintButton />
        </div>
      </header>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <p role="status">{sumWords(data)}</p>
          <ol className="staff-week-days" aria-label="Days">
            {days.map((one) => (
              <OneDay
                key={one}
                day={one}
                isToday={one === today}
                lessons={data.filter(({ scheduled_date }) => scheduled_date === one)}
              />
            ))}
          </ol>
        </div>
      ) : (
        <Unanswered error={error} refetch={refetch} rows={7} label="Loading the week" />
      )}
    </div>
  );
};
