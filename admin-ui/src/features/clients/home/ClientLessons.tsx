import { withOwner } from '@leadline/api-client/lessons-left';
import { Link, Outlet } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { TOP, useTopTen } from '@/ui/record/top-ten';
import { useClientLessons, type ClientLesson } from '@/data/requests/client-lists';
import { dateOnly, dayAndYear, hhmm, shortDay } from '@/data/time/words';
import { useStrikes } from '@/data/requests/strikes';
import { LeftAlone, NotThisTime } from '@/ui/person/NotThisTime';
import { ReleaseWords } from '@/ui/person/ReleaseWords';
import { useFamily } from '@/data/client-context';
import { AttendanceYear } from './AttendanceYear';
import { PagedTable } from '@/ui/record/PagedTable';

const LessonName = ({ lesson }: { lesson: ClientLesson }) => {
  const { canOpen } = useAccess();
  const { lesson_date_time_id, scheduled_date, title, makeup_from_date, lesson_notes } = lesson;
  return (
    <th scope="row">
      {canOpen('calendar') ? (
        <Link to={`/calendarGroup/edit/${lesson_date_time_id}?date=${scheduled_date}`}>{title}</Link>
      ) : (
        <span>{title}</span>
      )}
      {makeup_from_date && (
        <span className="muted">{`This is a Makeup Lesson from ${dateOnly(makeup_from_date)}`}</span>
      )}
      {lesson_notes && <span className="muted">{lesson_notes}</span>}
    </th>
  );
};

/** Who has cancelled already is changed where the lesson is. */
const Cancel = ({ lesson }: { lesson: ClientLesson }) => {
  const { address } = useFamily();
  const { lesson_person_id, title, scheduled_date, student_is_cancelled, lesson_is_cancelled } = lesson;
  if (student_is_cancelled === 1 || lesson_is_cancelled === 1) return null;
  return (
    <Button
      size="small"
      variant="text"
      component={Link}
      to={`${address}/lessons/modalCancel/${lesson_person_id}`}
      aria-label={`Cancel ${title} on ${shortDay(scheduled_date)}`}
    >
      Cancel…
    </Button>
  );
};

const Row = ({ lesson, mayCancel }: { lesson: ClientLesson; mayCancel: boolean }) => {
  const { scheduled_date, scheduled_starttime, is_allday } = lesson;
  const { cancel_label, enrollment_status_name, cancellation_note } = lesson;
  return (
    <tr className={cancel_label ? 'cancelled' : undefined}>
      <LessonName lesson={lesson} />
      <td>
        {dayAndYear(scheduled_date)}, {is_allday ? 'all day' : hhmm(scheduled_starttime)}
      </td>
      <td className="wide">{lesson.instructor_name}</td>
      <td className="wide">{lesson.horse_name}</td>
      <td className="wide">{lesson.product_name && withOwner(lesson.product_name, lesson.item_of)}</td>
      <td>
        {[cancel_label, enrollment_status_name, cancellation_note].filter(Boolean).join(' · ')}{' '}
        {mayCancel && <Cancel lesson={lesson} />}
      </td>
    </tr>
  );
};

/** What no-shows in a row mean, in each series where the barn's policy counts them. */
const NoShows = ({ studentId }: { studentId: string }) =>
  useStrikes(studentId).map((strike) => (
    <div key={strike.lesson_person_id} className="row wrap middle gap-2">
      <span>
        {strike.sentence} <ReleaseWords strike={strike} />
      </span>
      {strike.stand === 'reached' && strike.later.length > 0 && <NotThisTime strike={strike} />}
      <LeftAlone strike={strike} />
    </div>
  ));

/** A rider's schedule or history; from the schedule a lesson is cancelled, too. */
export const ClientLessons = ({ what }: { what: 'lessonSchedule' | 'lessonHistory' }) => {
  const { currentClient } = useFamily();
  const isTop = useTopTen();
  const { canCall } = useAccess();
  const mayCancel = what === 'lessonSchedule' && !isTop && canCall('lesson_people/cancelStudent');
  const lessons = useClientLessons(what, currentClient.student_id ?? '', isTop ? TOP : undefined);
  return (
    <>
      {what === 'lessonHistory' && !isTop && (
        <>
          <AttendanceYear studentId={currentClient.student_id ?? ''} />
          <NoShows studentId={currentClient.student_id ?? ''} />
        </>
      )}
      <PagedTable
        label={what === 'lessonSchedule' ? 'Schedule' : 'History'}
        columns={[
          { label: 'Lesson' },
          { label: 'Date and time' },
          { label: 'Instructor', wide: true },
          { label: 'Horse', wide: true },
          { label: 'Package', wide: true },
          { label: 'Status' },
        ]}
        asked={lessons}
      >
        {(lesson) => <Row key={lesson.id} lesson={lesson} mayCancel={mayCancel} />}
      </PagedTable>
      <Outlet />
    </>
  );
};
