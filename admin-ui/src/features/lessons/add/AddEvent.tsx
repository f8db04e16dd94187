import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { settingOf } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useCreateLesson } from '@/data/requests/create-lesson';
import { optionsQuery, useOptions, type StudentOption } from '@/data/requests/options';
import { dayAndTime } from '@/data/time/words';
import { AreaField, SelectField, TextField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { ClashNotice } from '../ClashNotice';
import { ClientsField } from './ClientsField';
import { DraftGhost } from './DraftGhost';
import { chosenStaff, emptyDraft, withSection, type Draft, type Filling, type Slot } from './draft';
import { ExtraStaffBlock } from './ExtraStaffBlock';
import { HorsesField } from './HorsesField';
import { RepeatBlock } from './RepeatBlock';
import { SectionField } from './SectionField';
import { SectionWarning } from './SectionWarning';
import { toWire } from './to-wire';
import { useSlot } from './use-slot';
import { validate } from './validate';
import { WhenBlock } from './WhenBlock';
import '../lessons.css';

type Rider = Pick<StudentOption, 'id' | 'name'>;
type AddEventProps = {
  readonly onClose: () => void;
  /** From whose page it is added: for this student alone. */
  readonly rider?: Rider | undefined;
};

/** On a rider’s page the section is not the barn’s usual one, but has to be chosen. G08 */
const useFresh = (slot: Slot, rider: Rider | undefined): Draft => {
  const { section } = useOptions();
  const { default_section_id } = useBarn();
  const studentId = rider?.id;
  return useMemo(() => {
    const usual = studentId ? null : default_section_id;
    const empty = { ...emptyDraft(slot), students: studentId ? [studentId] : [] };
    const start = section.find(({ id }) => id === (slot.section_id ?? usual));
    return start ? withSection(empty, start, slot) : empty;
  }, [slot, section, default_section_id, studentId]);
};

const useSave = () => {
  const single = useCreateLesson(false);
  const series = useCreateLesson(true);
  const say = useSay();
  return async (draft: Draft) => {
    const recurring = draft.repeat.every !== 'none';
    const { warnings } = await (recurring ? series : single).mutateAsync(toWire(draft));
    const name = [recurring ? 'Recurring' : '', draft.title].filter(Boolean).join(' ');
    say.done(`${name} ${dayAndTime(draft.date, draft.start)} has been saved successfully`, { seconds: 15, warnings });
  };
};

const Clashes = () => {
  const draft = useWatch<Filling>() as Draft;
  const { date, start, end, allDay, section_id, instructor_id, location_id } = draft;
  const { horses: horseIds, students: riderIds } = draft;
  const busy = { section_id, instructor_id, location_id, horseIds, riderIds, staffIds: chosenStaff(draft) };
  return <ClashNotice {...{ date, start, end, allDay, busy }} asksWhy />;
};

/** The riders are settled. R075 */
const ForRider = ({ name }: Rider) => (
  <section className="block stack gap-2 from-left">
    <p>You are adding a lesson for the following student(s)</p>
    <ul className="riders-settled">
      <li>
        <strong>{name}</strong>
      </li>
    </ul>
  </section>
);

const Fields = ({ slot, rider }: { slot: Slot; rider: Rider | undefined }) => {
  const { instructor, location } = useOptions();
  const barn = useBarn();
  const { canPlanWith } = useAccess();
  return (
    <div className="blocks stack gap-5">
      {rider && <ForRider {...rider} />}
      <SectionField slot={slot} />
      <SectionWarning />
      <TextField source="title" label="TITLE" maxLength={120} />
      <WhenBlock step={settingOf(barn, 'timepicker_interval')} />
      <RepeatBlock />
      {!rider && canPlanWith('students') && <ClientsField />}
      {canPlanWith('horses') && <HorsesField />}
      <SelectField source="instructor_id" label="STAFF" empty="No instructor" options={instructor} />
      <SelectField source="location_id" label="LOCATION" required empty="Choose a place" options={location} />
      <Clashes />
      <DraftGhost />
      <AreaField source="notes" label="NOTES" />
      {canPlanWith('taskStaff') && <ExtraStaffBlock />}
    </div>
  );
};

const NewEvent = ({ onClose, rider }: AddEventProps) => {
  const slot = useSlot();
  const fresh = useFresh(slot, rider);
  const save = useSave();
  return (
    <ValuesForm className="panel-form-frame" warns values={fresh} validate={validate} onSubmit={save} onSaved={onClose}>
      <SidePanel title="Add Event" onClose={onClose} footer={<FormButtons onCancel={onClose} label="Save Event" />}>
        <Fields slot={slot} rider={rider} />
      </SidePanel>
    </ValuesForm>
  );
};

/** Stands once its lists have come: what the section brings would otherwise arrive over what is being filled in. */
export default function AddEvent({ onClose, rider }: AddEventProps) {
  const { data, error, refetch } = useQuery(optionsQuery);
  if (data) return <NewEvent onClose={onClose} rider={rider} />;
  return (
    <SidePanel title="Add Event" onClose={onClose}>
      <Unanswered error={error} refetch={refetch} rows={7} label="Loading the form" />
    </SidePanel>
  );
}
