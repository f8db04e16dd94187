import type { DragEvent } from 'react';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { cancelLabel, statusName } from '@leadline/api-client';
import { NoShowWords } from './NoShowWords';
import { NotSaved } from './NotSaved';
import { Attendance } from '@/features/lessons/riders/Attendance';
import { isAbsent, isRiding, type Ride } from '@/data/day/roster';
import { useRiderMenu } from '@/features/lessons/riders/use-rider-menu';
import { useAccess } from '@/data/providers/use-access';
import type { LessonStudent } from '@/data/requests/types';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { FillingTag } from '@/ui/person/FillingTag';
import { Tag } from '@/ui/Tag';
import { useRiderQuestions } from '@/ui/person/use-rider-questions';
import { draggedRider, HorseChip } from '@/features/lessons/horses/HorseChip';
import { RiderNeeds } from './NeedTags';
import { OverdueCare } from './OverdueCare';
import { PackageLeftCell } from './PackageLeftCell';
import { useHorseMoves } from '@/features/lessons/horses/use-horse-moves';
import { useDropTarget } from './use-drop-target';
import { useSheet } from '@/features/lessons/horses/sheet-context';

type RiderRowProps = { readonly ride: Ride; readonly student: LessonStudent };

const useDrop = (student: LessonStudent) => {
  const { rides } = useSheet();
  const { move } = useHorseMoves();
  const accepts = (event: DragEvent) => event.dataTransfer.types.includes(draggedRider);
  const take = (event: DragEvent) => {
    const id = event.dataTransfer.getData(draggedRider);
    const from = rides.flatMap((ride) => ride.students).find((student) => student.id === id);
    if (from) move(from, student);
    return from !== undefined;
  };
  return useDropTarget({ accepts, take });
};

const CancelledRow = ({ student }: { student: LessonStudent }) => {
  const code = student.enrollment_status_code ?? 'CAN';
  return (
    <li className="rider rider-cancelled muted">
      <span className="rider-name row middle gap-2 strong shrinks">
        <s className="cut">{student.name}</s>
      </span>
      <span className="rider-status row middle gap-2 shrinks">
        <FillingTag filling={student.filling}>{`${cancelLabel(code)}: ${statusName(code)}`}</FillingTag>
        {student.cancellation_note && <span className="muted cut">{student.cancellation_note}</span>}
      </span>
    </li>
  );
};

/** Whoever was absent keeps the row of a rider, so that nothing moves below the thumb that marks. */
const RidingRow = ({ ride, student }: RiderRowProps) => {
  const absent = isAbsent(student);
  const { cancelStudent, openLesson } = useSheet();
  const { canCall } = useAccess();
  const { over, handlers } = useDrop(student);
  const menu = useRiderMenu(student, cancelStudent);
  const about = useRiderQuestions(student);
  const entries: readonly MenuEntry[] = [
    ...menu.cancel,
    ...menu.paid,
    ...about.menu,
    { key: 'open', label: 'Open lesson', onClick: () => openLesson(ride.lesson.id) },
  ];
  return (
    <li
      className={`rider${over ? ' rider-over' : ''}${absent ? ' rider-cancelled muted' : ''}`}
      {...(absent ? undefined : handlers)}
    >
      <span className="rider-name row middle gap-2 strong shrinks">
        <span className="cut">{absent ? <s>{student.name}</s> : student.name}</span>
        <NotSaved lessonPersonId={student.id} />
      </span>
      <span className="rider-horse row middle shrinks">
        <HorseChip ride={ride} student={student} />
      </span>
      <PackageLeftCell student={student} />
      <span className="rider-needs row middle wrap gap-1">
        {student.level_name && <span className="need-quiet">{student.level_name}</span>}
        {student.on_own_horse === 1 && <Tag tone="info">own horse</Tag>}
        {student.confirmed === 1 && !absent && <Tag tone="success">confirmed</Tag>}
        {student.makeup_lesson_id && <Tag tone="info">makeup</Tag>}
        <RiderNeeds ride={ride} student={student} />
        <NoShowWords ride={ride} student={student} />
        <OverdueCare horseId={student.horse_id} />
      </span>
      {canCall('lesson_people/updateAttendance') ? (
        <Attendance student={student} />
      ) : (
        absent && <Tag tone="danger">{statusName(student.enrollment_status_code ?? 'CNS')}</Tag>
      )}
      <span className="rider-menu no-print">
        <MenuButton label={`More about ${student.name}`} entries={entries} icon={<MoreIcon fontSize="small" />} />
        {about.question}
      </span>
    </li>
  );
};

export const RiderRow = ({ ride, student }: RiderRowProps) =>
  (isRiding(student) || isAbsent(student)) && ride.lesson.lesson_is_cancelled !== 1 ? (
    <RidingRow ride={ride} student={student} />
  ) : (
    <CancelledRow student={student} />
  );
