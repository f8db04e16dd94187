import { Link } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import { useAccess } from '@/data/providers/use-access';
import type {
  AttendanceLesson,
  AttendancePlace,
  AttendanceRider,
  SessionAttendance,
} from '@/data/requests/registrations';
import { Tag } from '@/ui/Tag';
import { stateWords } from './attendance-columns';
import { headingsOf, placeMarks, placeWords, sumLabels, sums } from './place-marks';

type CellProps = {
  readonly rider: string;
  readonly day: string;
  readonly lesson: AttendanceLesson;
  readonly place: AttendancePlace;
};

/** The sign, which opens the lesson for those who may. */
const Cell = ({ rider, day, lesson, place }: CellProps) => {
  const opens = useAccess().canOpen('calendar');
  const words = placeWords(place);
  const { sign } = placeMarks[place.mark];
  if (place.mark === 'none' || !opens)
    return (
      <td className="attendance-cell">
        <span title={words} className={`attendance-${place.mark}`} aria-hidden>
          {sign}
        </span>
        <span className="visually-hidden">{words}</span>
      </td>
    );
  return (
    <td className="attendance-cell">
      <Link
        to={`/calendarGroup/edit/${lesson.id}?date=${lesson.scheduled_date}`}
        className={`attendance-${place.mark}`}
        title={words}
        aria-label={`${rider}, ${day}: ${words}`}
      >
        {sign}
      </Link>
    </td>
  );
};

const RiderHead = ({ rider }: { rider: AttendanceRider }) => {
  const opens = useAccess().canOpen('clientProfile');
  return (
    <th scope="row">
      {opens ? <Link to={`${clientHome(rider.person_id)}/lessons`}>{rider.name}</Link> : rider.name}
      {rider.state !== 'registered' && (
        <>
          {' '}
          <Tag tone={rider.state === 'asked' ? 'warning' : 'plain'}>{stateWords(rider)}</Tag>
        </>
      )}
    </th>
  );
};

const LessonHead = ({ day, lesson }: { day: string; lesson: AttendanceLesson }) => (
  <th scope="col" className={lesson.is_cancelled === 1 ? 'attendance-off' : undefined}>
    {lesson.is_cancelled === 1 ? <s>{day}</s> : day}
    {lesson.is_cancelled === 1 && <span className="visually-hidden"> cancelled</span>}
  </th>
);

/** Riders by name, lessons by day; wide ones scroll in their own box, beside the names. */
export const AttendanceTable = ({ table: { session, lessons, riders } }: { table: SessionAttendance }) => {
  const days = headingsOf(lessons);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard, too
    <div className="attendance-scroll" role="region" aria-label={`Attendance of ${session.title}`} tabIndex={0}>
      <table className="attendance-table">
        <thead>
          <tr>
            <th scope="col">Rider</th>
            {lessons.map((lesson, at) => (
              <LessonHead key={lesson.id} day={days[at] ?? ''} lesson={lesson} />
            ))}
            {sums.map((sum) => (
              <th key={sum} scope="col" className="attendance-sum">
                {sumLabels[sum]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {riders.map((rider) => (
            <tr key={rider.student_id}>
              <RiderHead rider={rider} />
              {lessons.map((lesson, at) => {
                const place = rider.places[at];
                return place && <Cell key={lesson.id} rider={rider.name} day={days[at] ?? ''} {...{ lesson, place }} />;
              })}
              {sums.map((sum) => (
                <td key={sum} className="attendance-sum">
                  {rider[sum]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum}>
              <th scope="row">{sumLabels[sum]}</th>
              {lessons.map((lesson) => (
                <td key={lesson.id} className="attendance-cell">
                  {lesson[sum]}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
};
