import { useState } from 'react';
import { titleOf } from '@/day/roster';
import { useOptions } from '@/requests/options';
import type { Option } from '@/requests/types';
import type { EditAction } from '@/requests/update-lesson';
import { SelectInput, TextArea, TextInput } from '@/ui/inputs';
import { ClashNotice } from '../ClashNotice';
import { NotifyFields, notifyToWire } from '../NotifyFields';
import { useEditing } from './edit-context';
import { EditPanel, PanelForm } from './EditPanel';
import { useNotify } from './use-notify';
import { useSaveEdit } from './use-save-edit';

type Form = { readonly close: () => void };

type ChoiceFormProps = Form & {
  readonly action: EditAction;
  readonly label: string;
  readonly field: 'section_id' | 'instructor_id' | 'location_id';
  readonly options: readonly Option[];
  /** What it is called to have none, where that may be. */ readonly none?: string;
};

const ChoiceForm = ({ close, action, label, field, options, none }: ChoiceFormProps) => {
  const { one } = useEditing();
  const { lesson } = one;
  const { save, isPending } = useSaveEdit(action);
  const [notify, setNotify] = useNotify();
  const [chosen, setChosen] = useState(lesson[field] ?? '');
  return (
    <PanelForm
      busy={isPending || (chosen === '' && !none)}
      onCancel={close}
      onSave={() => save({ [field]: chosen || null, ...notifyToWire(notify) }, close)}
    >
      <SelectInput
        label={label}
        value={chosen}
        options={options}
        {...((none || lesson[field] === null) && { empty: none ?? 'Choose…' })}
        onChange={setChosen}
      />
      {field === 'instructor_id' && (
        <ClashNotice
          date={lesson.scheduled_date}
          start={lesson.scheduled_starttime}
          end={lesson.scheduled_endtime}
          instructorId={chosen || null}
          horseIds={[]}
          except={lesson.id}
        />
      )}
      <NotifyFields notify={notify} onChange={setNotify} />
    </PanelForm>
  );
};

export const SectionPanel = () => {
  const { section } = useOptions();
  const { lesson } = useEditing().one;
  return (
    <EditPanel
      label="SECTION"
      value={lesson.section_name ?? 'none'}
      form={(close) => (
        <ChoiceForm {...{ close }} action="section" label="Section" field="section_id" options={section} />
      )}
    />
  );
};

export const StaffPanel = () => {
  const { instructor } = useOptions();
  const { lesson } = useEditing().one;
  return (
    <EditPanel
      label="MAIN STAFF"
      value={
        <span className="staff-value" style={{ '--edge': lesson.color_code ?? 'var(--line-strong)' }}>
          {lesson.instructor_name ?? 'no instructor'}
        </span>
      }
      form={(close) => (
        <ChoiceForm
          {...{ close }}
          action="instructor"
          label="Instructor"
          field="instructor_id"
          options={instructor}
          none="No instructor"
        />
      )}
    />
  );
};

export const LocationPanel = () => {
  const { location } = useOptions();
  const { lesson } = useEditing().one;
  return (
    <EditPanel
      label="LOCATION"
      value={lesson.location_name ?? 'none'}
      form={(close) => (
        <ChoiceForm {...{ close }} action="location" label="Location" field="location_id" options={location} />
      )}
    />
  );
};

const TitleForm = ({ close }: Form) => {
  const { one } = useEditing();
  const { save, isPending } = useSaveEdit('title');
  const [title, setTitle] = useState(titleOf(one.lesson));
  const blank = title.trim() === '';
  return (
    <PanelForm busy={isPending || blank} onCancel={close} onSave={() => save({ title: title.trim() }, close)}>
      <TextInput
        label="Title"
        maxLength={120}
        value={title}
        error={blank ? 'title is required' : undefined}
        onChange={setTitle}
      />
    </PanelForm>
  );
};

export const TitlePanel = () => (
  <EditPanel label="TITLE" value={titleOf(useEditing().one.lesson)} form={(close) => <TitleForm close={close} />} />
);

const NotesForm = ({ close }: Form) => {
  const { one } = useEditing();
  const { save, isPending } = useSaveEdit('notes');
  const [notes, setNotes] = useState(one.lesson.lesson_notes ?? '');
  return (
    <PanelForm busy={isPending} onCancel={close} onSave={() => save({ lesson_notes: notes.trim() }, close)}>
      <TextArea label="Lesson notes" rows={5} value={notes} onChange={setNotes} />
    </PanelForm>
  );
};

export const NotesPanel = () => (
  <EditPanel
    label="LESSON NOTES"
    value={
      <span className="notes-value">{useEditing().one.lesson.lesson_notes || <span className="muted">none</span>}</span>
    }
    form={(close) => <NotesForm close={close} />}
  />
);

export const ExtraStaffPanel = () => {
  const { tasks } = useEditing().one;
  if (tasks.length === 0) return null;
  return (
    <EditPanel
      label="EXTRA STAFF"
      value={tasks.map((task) => (
        <p key={task.id}>{`${task.instructor_name}, ${task.task_name}`}</p>
      ))}
    />
  );
};

export const HorsesPanel = () => {
  const { horses, students } = useEditing().one;
  if (horses.length === 0) return null;
  const rider = (horse: string) =>
    students.find((student) => student.horse_id === horse && student.student_is_cancelled !== 1)?.name;
  return (
    <EditPanel
      label="HORSES"
      value={horses.map((horse) => (
        <p key={horse.id}>
          {horse.name}
          <span className="muted">
            {[rider(horse.horse_id) && ` · ${rider(horse.horse_id)}`, horse.tack_name && ` · ${horse.tack_name}`]
              .filter(Boolean)
              .join('')}
          </span>
        </p>
      ))}
    />
  );
};
