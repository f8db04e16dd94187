import { useState } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { useAccess } from '@/data/providers/use-access';
import { isUrgent, type Need } from '@/data/day/needs';
import type { Ride } from '@/data/day/roster';
import { usePaidMark } from '@/features/lessons/riders/use-paid-mark';
import type { LessonStudent } from '@/data/requests/types';
import { MenuButton } from '@/ui/MenuButton';
import { revealRide } from './reveal';
import { useSheet } from '@/features/lessons/horses/sheet-context';

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

/** Leads to the other lesson that is concerned; where somebody else is to teach this one, into it. */
const NeedButton = ({ need: { kind, text, lessonId, otherLessonId } }: { need: Need }) => {
  const { openLesson } = useSheet();
  const lead = () => {
    if (otherLessonId) revealRide(otherLessonId);
    else if (kind === 'instructor-off') openLesson(lessonId);
  };
  return (
    <button type="button" className="need" onClick={lead}>
      <WarningIcon fontSize="inherit" /> {text}
    </button>
  );
};

const NeedTag = ({ need, student }: { need: Need; student: LessonStudent | null }) => {
  if (need.kind === 'no-package' && student) return <NoPackage need={need} student={student} />;
  return isUrgent(need) ? <NeedButton need={need} /> : <span className="need-quiet">{need.text}</span>;
};

const keyOf = ({ kind, otherLessonId }: Need) => `${kind}-${otherLessonId}`;

/** A need that is settled leaves its room behind: nothing moves below the thumb that settled it. */
export const NeedTags = ({ needs, student = null }: { needs: readonly Need[]; student?: LessonStudent | null }) => {
  const [seen, setSeen] = useState(needs);
  const fresh = needs.filter((need) => !seen.some((known) => keyOf(known) === keyOf(need)));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen.map((known) => {
    const need = needs.find((candidate) => keyOf(candidate) === keyOf(known));
    if (need) return <NeedTag key={keyOf(known)} need={need} student={student} />;
    return (
      <span
        key={keyOf(known)}
        className={isUrgent(known) ? 'need need-settled' : 'need-quiet need-settled'}
        aria-hidden="true"
      >
        {isUrgent(known) && <WarningIcon fontSize="inherit" />} {known.text}
      </span>
    );
  });
};

/** A warning is a button: it leads to what mends it. The missing horse is its own empty chip already. */
export const RiderNeeds = ({ ride, student }: { ride: Ride; student: LessonStudent }) => {
  const { needs } = useSheet();
  const own = needs.filter(
    (need) => need.lessonPersonId === student.id && need.lessonId === ride.lesson.id && need.kind !== 'no-horse',
  );
  return <NeedTags needs={own} student={student} />;
};
