import { useWatch } from 'react-hook-form';
import { titleOf } from '@/data/day/roster';
import { useOptions } from '@/data/requests/options';
import type { Option } from '@/data/requests/types';
import type { EditAction } from '@/data/requests/update-lesson';
import { StaffName } from '@/ui/person/StaffName';
import { AreaField, SelectField, TextField } from '@/ui/form/form-inputs';
import { reasonToWire } from '../ClashNotice';
import { NotifyFields, notifyToWire } from '../NotifyFields';
import { ClashHere } from './ClashHere';
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
  /** What it is called to have none, where that may be. */
  readonly none?: string;
};

const ChoiceClash = ({ field }: Pick<ChoiceFormProps, 'field'>) => {
  const chosen = useWatch<{ chosen: string }, 'chosen'>({ name: 'chosen' });
  return <ClashHere busy={{ [field]: chosen || null }} />;
};

const ChoiceForm = ({ close, action, label, field, options, none }: ChoiceFormProps) => {
  const { lesson } = useEditing().one;
  const save = useSaveEdit(action);
  const notify = useNotify();
  return (
    <PanelForm
      values={{ chosen: lesson[field] ?? '', notify, override_reason: '' }}
      validate={({ chosen }) => (chosen || none ? {} : { chosen: `${label.toLowerCase()} is required` })}
      onCancel={close}
      onSave={(filled) =>
        save({
          [field]: filled.chosen || null,
          ...notifyToWire(filled.notify),
          ...reasonToWire(filled.override_reason),
        })
      }
    >
      <SelectField
        source="chosen"
        label={label}
        options={options}
        {...((none || lesson[field] === null) && { empty: none ?? 'Choose…' })}
      />
      <ChoiceClash field={field} />
      <NotifyFields />
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
          <StaffName instructorId={lesson.instructor_id} name={lesson.instructor_name ?? 'no instructor'} />
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
  const save = useSaveEdit('title');
  return (
    <PanelForm
      values={{ title: titleOf(one.lesson) }}
      validate={({ title }) => (title.trim() ? {} : { title: 'title is required' })}
      onCancel={close}
      onSave={({ title }) => save({ title: title.trim() })}
    >
      <TextField source="title" label="Title" maxLength={120} />
    </PanelForm>
  );
};

export const TitlePanel = () => (
  <EditPanel label="TITLE" value={titleOf(useEditing().one.lesson)} form={(close) => <TitleForm close={close} />} />
);

const NotesForm = ({ close }: Form) => {
  const { one } = useEditing();
  const save = useSaveEdit('notes');
  return (
    <PanelForm
      values={{ notes: one.lesson.lesson_notes ?? '' }}
      onCancel={close}
      onSave={({ notes }) => save({ lesson_notes: notes.trim() })}
    >
      <AreaField source="notes" label="Lesson notes" rows={5} />
    </PanelForm>
  );
};

export const NotesPanel = () => (
  <EditPanel
    label="LESSON NOTES"
    value={
      <span className="keep-lines">{useEditing().one.lesson.lesson_notes || <span className="muted">none</span>}</span>
    }
    form={(close) => <NotesForm close={close} />}
  />
);
