import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import { timesOf } from '@/data/day/lesson-span';
import { placesOf, spareHorses, titleOf, type Ride } from '@/data/day/roster';
import { hasBegun, useCompletion } from '@/features/lessons/riders/use-completion';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { Tag } from '@/ui/Tag';
import { NeedTags } from './NeedTags';
import { rideElementId } from './reveal';
import { MedicalNotes } from './MedicalNotes';
import { BirthdayOfRiders } from './Birthdays';
import { NoPictures } from './NoPictures';
import { RideMenu } from './RideMenu';
import { RiderRow } from './RiderRow';
import { UnsignedWaivers } from './UnsignedWaivers';
import { useSheet } from '@/features/lessons/horses/sheet-context';

const RideState = ({ ride }: { ride: Ride }) => {
  const { lesson } = ride;
  const { canCall } = useAccess();
  const { complete, reopen, isPending } = useCompletion(ride);
  const mayMark = canCall('lesson_people/markLessonCompleted');
  if (lesson.lesson_is_cancelled === 1) return <Tag tone="plain">Cancelled</Tag>;
  if (lesson.lesson_status_code === 'COM')
    return (
      <span className="ride-done">
        <CheckIcon fontSize="inherit" /> Completed
        {mayMark && (
          <button type="button" className="link-button no-print" disabled={isPending} onClick={reopen}>
            Take back
          </button>
        )}
      </span>
    );
  if (!mayMark || !hasBegun(lesson)) return null;
  return (
    <Button size="small" variant="text" className="no-print" disabled={isPending} onClick={complete}>
      Mark all present
    </Button>
  );
};

const RideWarnings = ({ ride }: { ride: Ride }) => {
  const { needs } = useSheet();
  const own = needs.filter(
    (need) => need.lessonId === ride.lesson.id && (need.kind === 'instructor-clash' || need.kind === 'instructor-off'),
  );
  return <NeedTags needs={own} />;
};

const RideDetails = ({ ride }: { ride: Ride }) => {
  const barn = useBarn();
  const spare = spareHorses(ride);
  const notes = barn.show_general_lesson_notes_on_daysheet ? ride.lesson.lesson_notes : null;
  if (ride.tasks.length === 0 && spare.length === 0 && !notes) return null;
  return (
    <p className="ride-details row wrap gap-1-4 muted">
      {ride.tasks.map((task) => (
        <span key={task.id}>{`${task.task_name}: ${task.instructor_name}`}</span>
      ))}
      {spare.length > 0 && (
        <span>
          Horses:{' '}
          {spare.map((horse) => (horse.tack_name ? `${horse.name} (${horse.tack_name})` : horse.name)).join(', ')}
        </span>
      )}
      {notes && <span className="ride-notes">{notes}</span>}
    </p>
  );
};

export const RideCard = ({ ride }: { ride: Ride }) => {
  const { openLesson } = useSheet();
  const { lesson, students } = ride;
  const title = titleOf(lesson);
  return (
    <li
      id={rideElementId(lesson.id)}
      tabIndex={-1}
      className={lesson.lesson_is_cancelled === 1 ? 'ride ride-cancelled' : 'ride'}
      style={{ '--edge': lesson.color_code ?? 'var(--line-strong)' }}
    >
      <header className="ride-head">
        <span className="ride-time">{timesOf(lesson)}</span>
        <h2 className="ride-title shrinks">
          <button type="button" className="ride-open" onClick={() => openLesson(lesson.id)}>
            {title}
          </button>
        </h2>
        <span className="ride-place cut">{lesson.location_name}</span>
        <span className="ride-staff cut">{lesson.instructor_name ?? 'no instructor'}</span>
        <span className="ride-count">
          {placesOf(lesson)}
          {lesson.waiting > 0 && <Tag tone="info">{`${lesson.waiting} waiting`}</Tag>}
        </span>
        <span className="ride-state">
          <RideWarnings ride={ride} />
          <RideState ride={ride} />
          <RideMenu ride={ride} />
        </span>
      </header>
      {students.length > 0 && (
        <ul aria-label={`Riders of ${title}`}>
          {students.map((student) => (
            <RiderRow key={student.id} ride={ride} student={student} />
          ))}
        </ul>
      )}
      <RideDetails ride={ride} />
      <MedicalNotes ride={ride} />
      <BirthdayOfRiders ride={ride} />
      <NoPictures ride={ride} />
      <UnsignedWaivers ride={ride} />
    </li>
  );
};
