import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/providers/use-access';
import { useBarn } from '@/requests/barn';
import { useCreateLesson } from '@/requests/create-lesson';
import { useOptions } from '@/requests/options';
import { dayAndTime } from '@/time/words';
import { SelectInput, TextArea, TextInput } from '@/ui/inputs';
import { Picker } from '@/ui/Picker';
import { SidePanel } from '@/ui/SidePanel';
import { toastError, toastSuccess, toastWarning } from '@/ui/toast';
import { showWarnings } from '@/ui/warnings';
import { ClashNotice } from '../ClashNotice';
import { emptyDraft, withSection, type Draft } from './draft';
import { ExtraStaffBlock } from './ExtraStaffBlock';
import { toWire } from './to-wire';
import { useSlot } from './use-slot';
import { validate, type DraftErrors } from './validate';
import { RepeatBlock, WhenBlock } from './WhenBlock';
import '../lessons.css';

const focusFirstError = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());

const useDraft = () => {
  const slot = useSlot();
  const { section } = useOptions();
  const { default_section_id } = useBarn();
  const [edited, setEdited] = useState<Draft | null>(null);
  const start = section.find(({ id }) => id === (slot.section_id ?? default_section_id));
  const fresh = emptyDraft(slot);
  const draft = edited ?? (start ? withSection(fresh, start, slot) : fresh);
  return { draft, slot, section, setDraft: setEdited };
};

const useSave = (draft: Draft, onClose: () => void) => {
  const recurring = draft.repeat.every !== 'none';
  return useCreateLesson(recurring, {
    onSuccess: ({ warnings }) => {
      const name = [recurring ? 'Recurring' : '', draft.title].filter(Boolean).join(' ');
      toastSuccess(`${name} ${dayAndTime(draft.date, draft.start)} has been saved successfully`, 15);
      showWarnings(warnings);
      onClose();
    },
    onError: (error) => toastError(error, 5),
  });
};

export default function AddEvent({ onClose }: { onClose: () => void }) {
  const { draft, slot, section, setDraft } = useDraft();
  const { student, horse, instructor, location } = useOptions();
  const barn = useBarn();
  const { canPlanWith } = useAccess();
  const [errors, setErrors] = useState<DraftErrors>({});
  const save = useSave(draft, onClose);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validate(draft);
    setErrors(found);
    const [first] = Object.values(found);
    if (!first) return save.mutate(toWire(draft));
    toastWarning(first);
    focusFirstError(event.currentTarget);
  };
  const chooseSection = (id: string) => {
    const chosen = section.find((option) => option.id === id);
    setDraft(chosen ? withSection(draft, chosen, slot) : { ...draft, section_id: '' });
  };

  return (
    <SidePanel
      title="Add Event"
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-event" variant="contained" disabled={save.isPending}>
            {save.isPending ? 'Saving…' : 'Save Event'}
          </Button>
        </>
      }
    >
      <form id="add-event" className="blocks" noValidate onSubmit={submit}>
        <SelectInput
          label="SECTION"
          required
          value={draft.section_id}
          empty="Choose a section"
          options={section}
          error={errors['section_id']}
          onChange={chooseSection}
        />
        <TextInput label="TITLE" value={draft.title} maxLength={120} onChange={(title) => set({ title })} />
        <WhenBlock draft={draft} errors={errors} step={barn.timepicker_interval ?? 30} onChange={setDraft} />
        <ClashNotice
          date={draft.date}
          start={draft.start}
          end={draft.end}
          instructorId={draft.instructor_id || null}
          horseIds={draft.horses}
        />
        <RepeatBlock draft={draft} errors={errors} onChange={setDraft} />
        {canPlanWith('students') && (
          <Picker
            label="CLIENTS"
            options={student}
            chosen={draft.students}
            placeholder="Add riders by name"
            onChange={(students) => set({ students })}
          />
        )}
        {canPlanWith('horses') && horse.length > 0 && (
          <Picker
            label="HORSES"
            options={horse}
            chosen={draft.horses}
            placeholder="Add horses"
            onChange={(horses) => set({ horses })}
          />
        )}
        <SelectInput
          label="STAFF"
          value={draft.instructor_id}
          empty="No instructor"
          options={instructor}
          onChange={(instructor_id) => set({ instructor_id })}
        />
        <SelectInput
          label="LOCATION"
          required
          value={draft.location_id}
          empty="Choose a place"
          options={location}
          error={errors['location_id']}
          onChange={(location_id) => set({ location_id })}
        />
        <TextArea label="NOTES" value={draft.notes} onChange={(notes) => set({ notes })} />
        {canPlanWith('taskStaff') && <ExtraStaffBlock draft={draft} errors={errors} onChange={setDraft} />}
      </form>
    </SidePanel>
  );
}
