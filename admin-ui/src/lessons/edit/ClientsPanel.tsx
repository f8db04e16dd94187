import { useState } from 'react';
import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { cancelLabel, statusName } from '@leadline/api-client';
import { Attendance } from '@/day/Attendance';
import { isRiding } from '@/day/roster';
import { useRiderMenu } from '@/day/use-rider-menu';
import { useAccess } from '@/providers/use-access';
import { useAssignHorse } from '@/requests/assign-horse';
import { useBarn } from '@/requests/barn';
import { useEnrollStudent } from '@/requests/enroll-student';
import { useOptions } from '@/requests/options';
import { useRemoveStudent } from '@/requests/remove-student';
import type { LessonStudent } from '@/requests/types';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { Picker } from '@/ui/Picker';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { useEditing } from './edit-context';

const HorseSelect = ({ student }: { student: LessonStudent }) => {
  const { horse } = useOptions();
  const { mutateAsync } = useAssignHorse();
  const say = useSay();
  const known =
    student.horse_id && !horse.some(({ id }) => id === student.horse_id)
      ? [{ id: student.horse_id, name: student.assigned_to ?? 'Horse' }]
      : [];
  return (
    <select
      className="input"
      aria-label={`Horse of ${student.name}`}
      value={student.horse_id ?? ''}
      onChange={({ target }) =>
        void say.after(
          mutateAsync({
            lesson_person_id: student.id,
            horse_id: target.value || null,
            horse_name: target.value ? (target.selectedOptions[0]?.text ?? null) : null,
          }),
          () => undefined,
        )
      }
    >
      <option value="">no horse</option>
      {[...known, ...horse].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

const useRowMenu = (student: LessonStudent): MenuEntry[] => {
  const { one, applyToFuture, cancelStudent } = useEditing();
  const { canCall } = useAccess();
  const enroll = useEnrollStudent();
  const remove = useRemoveStudent();
  const menu = useRiderMenu(student, cancelStudent);
  const say = useSay();
  const last = one.students.filter(isRiding).length === 1;
  const { student_id } = student;
  const putBack = () =>
    student_id &&
    void say.after(enroll.mutateAsync({ student_id, lesson_date_time_id: one.lesson.id, applyToFuture }), () =>
      say.done(`Successfully added to event: ${student.name}`),
    );
  const takeOut = () =>
    void say.after(remove.mutateAsync({ lesson_person_id: student.id, applyToFuture }), () =>
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
  const { lesson } = useEditing().one;
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
      {canCall('lesson_people/updateHorseInStudentLesson') ? (
        <HorseSelect student={student} />
      ) : (
        <span>{student.assigned_to}</span>
      )}
      {menu.length > 0 && (
        <MenuButton label={`More about ${student.name}`} entries={menu} icon={<MoreIcon fontSize="small" />} />
      )}
      {canCall('lesson_people/updateAttendance') && <Attendance student={student} />}
    </li>
  );
};

const AddClients = () => {
  const { one, applyToFuture } = useEditing();
  const { student } = useOptions();
  const { mutateAsync, isPending } = useEnrollStudent();
  const say = useSay();
  const [chosen, setChosen] = useState<string[]>([]);
  const riding = one.students.filter(isRiding).flatMap(({ student_id }) => student_id ?? []);
  const add = async () => {
    const added: string[] = [];
    for (const id of chosen) {
      try {
        await mutateAsync({ student_id: id, lesson_date_time_id: one.lesson.id, applyToFuture });
      } catch (error) {
        // Whoever could not be added stays in the field, with the reason said.
        setChosen((current) => current.filter((other) => !added.includes(other)));
        return say.refused(error);
      }
      added.push(id);
    }
    setChosen([]);
    const names = student.filter((option) => added.includes(option.id)).map(({ name }) => name);
    say.done(`Successfully added to event: ${names.join(', ')}`);
  };
  return (
    <div className="add-clients">
      <Picker
        label="Add clients"
        options={student}
        taken={riding}
        chosen={chosen}
        placeholder="Add riders by name"
        onChange={setChosen}
      />
      {chosen.length > 0 && (
        <Button variant="outlined" disabled={isPending} onClick={() => void add()}>
          Add
        </Button>
      )}
    </div>
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
      <ul>
        {sorted.map((student) => (
          <ClientRow key={student.id} student={student} />
        ))}
      </ul>
      {canCall('lesson_people/create') && lesson.lesson_is_cancelled !== 1 && <AddClients />}
    </section>
  );
};
