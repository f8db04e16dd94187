import WarningIcon from '@mui/icons-material/WarningAmber';
import { useAccess } from '@/providers/use-access';
import { isUrgent, type Need } from '@/day/needs';
import type { Ride } from '@/day/roster';
import { usePaidMark } from '@/day/use-paid-mark';
import type { LessonStudent } from '@/requests/types';
import { MenuButton } from '@/ui/MenuButton';
import { revealRide } from './reveal';
import { useSheet } from './sheet-context';

const NoPackage = ({ need, student }: { need: Need; student: LessonStudent }) => {
  const { openLesson } = useSheet();
  const { canCall } = useAccess();
  const mark = usePaidMark(student);
  const entries = [
    ...(canCall('lesson_people/markPaid')
      ? [{ key: 'paid', label: 'Mark this lesson as paid', onClick: () => mark(1, () => mark(0)) }]
      : []),
    { key: 'open', label: 'Open lesson', onClick: () => openLesson(need.lessonId) },
  ];
  return (
    <MenuButton label={`${student.name}: ${need.text}`} entries={entries} variant="text" size="small" className="need">
      <WarningIcon fontSize="inherit" /> {need.text}
    </MenuButton>
  );
};

/** Leads to the other lesson that is concerned. */
export const NeedButton = ({ need: { text, otherLessonId } }: { need: Need }) => (
  <button type="button" className="need" onClick={() => otherLessonId && revealRide(otherLessonId)}>
    <WarningIcon fontSize="inherit" /> {text}
  </button>
);

/** A warning is a button: it leads to what mends it. The missing horse is its own empty chip already. */
export const NeedTags = ({ ride, student }: { ride: Ride; student: LessonStudent }) => {
  const { needs } = useSheet();
  const own = needs.filter(
    (need) => need.lessonPersonId === student.id && need.lessonId === ride.lesson.id && need.kind !== 'no-horse',
  );
  return own.map((need) => {
    if (need.kind === 'no-package') return <NoPackage key={need.kind} need={need} student={student} />;
    if (!isUrgent(need))
      return (
        <span key={need.kind} className="need-quiet">
          {need.text}
        </span>
      );
    return <NeedButton key={need.kind} need={need} />;
  });
};
