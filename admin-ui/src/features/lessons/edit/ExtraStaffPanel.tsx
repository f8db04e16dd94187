import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useAccess } from '@/data/providers/use-access';
import { useAddLessonStaff, useRemoveLessonStaff } from '@/data/requests/lesson-staff';
import { useOptions } from '@/data/requests/options';
import type { LessonTask } from '@/data/requests/types';
import { StaffName } from '@/ui/person/StaffName';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { reasonToWire } from '../ClashNotice';
import { reachToWire } from '../Reach';
import { pairErrors, StaffPair, type ExtraStaff } from '../StaffPair';
import { ClashHere } from './ClashHere';
import { useEditing } from './edit-context';
import { useTakingOut } from './use-taking-out';

type Added = ExtraStaff & { readonly override_reason: string };

const nobody: Added = { staff: '', task: '', override_reason: '' };

const StaffClash = () => {
  const staff = useWatch<Added, 'staff'>({ name: 'staff' });
  return <ClashHere busy={{ staffIds: staff ? [staff] : [] }} />;
};

const AddStaff = ({ onClose }: { onClose: () => void }) => {
  const { one, reach } = useEditing();
  const { instructor } = useOptions();
  const { mutateAsync } = useAddLessonStaff();
  const say = useSay();
  const save = async ({ staff, task, override_reason }: Added) => {
    const { warnings } = await mutateAsync({
      lesson_date_time_id: one.lesson.id,
      instructor_id: staff,
      task_id: task,
      ...reachToWire(reach),
      ...reasonToWire(override_reason),
    });
    const name = instructor.find(({ id }) => id === staff)?.name ?? 'Staff';
    say.done(`Successfully added to event: ${name}`, { warnings });
  };
  return (
    <Modal values={nobody} validate={pairErrors} onSubmit={save} onSaved={onClose}>
      <Question title="Add Staff/Volunteer" submitLabel="Add" onClose={onClose}>
        <StaffPair />
        <StaffClash />
      </Question>
    </Modal>
  );
};

const Person = ({ task, mayChange }: { task: LessonTask; mayChange: boolean }) => {
  const { one, reach } = useEditing();
  const { mutateAsync: remove, isPending } = useRemoveLessonStaff();
  const { mutateAsync: add } = useAddLessonStaff();
  const { id, instructor_id, instructor_name, task_id, task_name } = task;
  const { takeOut, question } = useTakingOut({
    name: instructor_name,
    remove: () => remove({ id, ...reachToWire(reach) }).then(() => ({})),
    putBack: () => add({ lesson_date_time_id: one.lesson.id, instructor_id, task_id }),
  });
  return (
    <li className="extra-person row middle between gap-2">
      <span>
        <StaffName instructorId={instructor_id} name={instructor_name} />
        {`, ${task_name}`}
      </span>
      {mayChange && (
        <IconButton size="small" aria-label={`Remove ${instructor_name}`} disabled={isPending} onClick={takeOut}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      {question}
    </li>
  );
};

/** Who helps besides the instructor. A04 */
export const ExtraStaffPanel = () => {
  const { lesson, tasks } = useEditing().one;
  const { canCall } = useAccess();
  const [isAdding, setAdding] = useState(false);
  const mayChange = canCall('lesson_staffs/create') && lesson.lesson_is_cancelled !== 1;
  return (
    <section className="edit-panel" aria-label="EXTRA STAFF">
      <h3>EXTRA STAFF</h3>
      <div className="edit-value">
        {tasks.length === 0 && <span className="muted">none</span>}
        <ul>
          {tasks.map((task) => (
            <Person key={task.id} task={task} mayChange={mayChange} />
          ))}
        </ul>
      </div>
      {mayChange && (
        <Button size="small" variant="text" aria-label="Add EXTRA STAFF" onClick={() => setAdding(true)}>
          Add
        </Button>
      )}
      {isAdding && <AddStaff onClose={() => setAdding(false)} />}
    </section>
  );
};
