import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { cancelLabel, statusName } from '@leadline/api-client';
import { Attendance } from '@/day/Attendance';
import { isRiding } from '@/day/roster';
import { useRiderMenu } from '@/day/use-rider-menu';
import { HorseChip } from '@/day-sheet/HorseChip';
import { useAccess } from '@/providers/use-access';
import { useBarn } from '@/requests/barn';
import { useEnrollStudent } from '@/requests/enroll-student';
import { useRemoveStudent } from '@/requests/remove-student';
import type { LessonStudent } from '@/requests/types';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { reachToWire } from '../Reach';
import { AddClients } from './AddClients';
import { useEditing } from './edit-context';
import { LessonSheet } from './LessonSheet';

const useRowMenu = (student: LessonStudent): MenuEntry[] => {
  const { one, reach, cancelStudent } = useEditing();
  const { canCall } = useAccess();
  const enroll = useEnrollStudent();
  const remove = useRemoveStudent();
  const menu = useRiderMenu(student, cancelStudent);
  const say = useSay();
  const last = one.students.filter(isRiding).length === 1;
  const { student_id } = student;
  const putBack = () =>
    student_id &&
    void say.after(
      enroll.mutateAsync({ student_id, lesson_date_time_id: one.lesson.id, ...reachToWire(reach) }),
      ({ warnings }) => say.done(`Successfully added to event: ${student.name}`, { warnings }),
    );
  const takeOut = () =>
    void say.after(remove.mutateAsync({ lesson_person_id: student.id, ...reachToWire(reach) }), () =>
      say.done(last ? 'That was the last student' : `${student.name} was removed from this lesson`, { undo: putBack }),
    );
  return [
    ...menu.cancel,
    ...(canCall('lesson_people/delete') ? [{ key: 'remove', label: 'Remove from lesson', onClick: takeOut }] : []),
    ...menu.paid,
  ];
};

const ClientRow = ({ student }: { student: LessonStudent }) => {
  const { canCall } = useAccess();
  const { show_paid_not_paid } = useBarn();
  const { one, cancelStudent } = useEditing();
  const { lesson } = one;
  const menu = useRowMenu(student);
  const code = student.enrollment_status_code ?? 'SCH';
  if (!isRiding(student) || lesson.lesson_is_cancelled === 1) {
    return (
      <li className="client client-cancelled">
        <s>{student.name}</s>{' '}
        <Tag tone={code === 'CLC' || code === 'CNS' ? 'danger' : 'plain'}>
          {isRiding(student) ? 'Barn Cancel' : `${cancelLabel(code)}: ${statusName(code)}`}
        </Tag>
        {student.cancellation_note && <p className="muted">{student.cancellation_note}</p>}
        {lesson.lesson_is_cancelled !== 1 && canCall('lesson_people/cancelStudent') && (
          <Button size="small" variant="text" onClick={() => cancelStudent(student.id)}>
            Change cancellation…
          </Button>
        )}
      </li>
    );
  }
  return (
    <li className="client">
      <span className="client-name">
        <strong>{student.name}</strong>
        <span className="muted">
          {student.product_name ?? (student.paid ? 'paid' : 'no package')}
          {show_paid_not_paid ? (student.paid ? ' · Paid' : ' · Not paid') : ''}
        </span>
      </span>
      <span className="client-horse">
        <HorseChip ride={one} student={student} />
      </span>
      {menu.length > 0 && (
        <MenuButton label={`More about ${student.name}`} entries={menu} icon={<MoreIcon fontSize="small" />} />
      )}
      {canCall('lesson_people/updateAttendance') && <Attendance student={student} />}
    </li>
  );
};

export const ClientsPanel = () => {
  const { lesson, students } = useEditing().one;
  const { canCall } = useAccess();
  const sorted = students.toSorted((a, b) => Number(a.student_is_cancelled) - Number(b.student_is_cancelled));
  return (
    <section className="edit-clients" aria-label="CLIENTS">
      <h3>CLIENTS</h3>
      {students.length === 0 && <p className="muted">Nobody is booked yet.</p>}
      <LessonSheet>
        <ul>
          {sorted.map((student) => (
            <ClientRow key={student.id} student={student} />
          ))}
        </ul>
      </LessonSheet>
      {canCall('lesson_people/create') && lesson.lesson_is_cancelled !== 1 && <AddClients />}
    </section>
  );
};
