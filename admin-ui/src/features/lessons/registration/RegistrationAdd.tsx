import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { settingOf } from '@leadline/api-client';
import { ClientsField } from '@/features/lessons/add/ClientsField';
import { emptyDraft, withSection, type Draft, type Slot } from '@/features/lessons/add/draft';
import { ExtraStaffBlock } from '@/features/lessons/add/ExtraStaffBlock';
import { HorsesField } from '@/features/lessons/add/HorsesField';
import { RepeatBlock } from '@/features/lessons/add/RepeatBlock';
import { SectionField } from '@/features/lessons/add/SectionField';
import { toWire } from '@/features/lessons/add/to-wire';
import { useSlot } from '@/features/lessons/add/use-slot';
import { validate, type DraftErrors } from '@/features/lessons/add/validate';
import { WhenBlock } from '@/features/lessons/add/WhenBlock';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import { useOpenRegistration } from '@/data/requests/registrations';
import { dayAndTime } from '@/data/time/words';
import { AreaField, SelectField, TextField, ToggleField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { SidePanel } from '@/ui/SidePanel';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import '@/features/lessons/lessons.css';

type SessionDraft = Draft & {
  readonly product_id: string;
  readonly description: string;
  readonly max_enrollment: number | '';
  readonly what_to_bring: string;
  readonly age_from: number | '';
  readonly age_to: number | '';
  readonly needs_approval: boolean;
};

const useFresh = (slot: Slot): SessionDraft => {
  const { section } = useOptions();
  const { default_section_id } = useBarn();
  return useMemo(() => {
    const first = section.find(({ id }) => id === default_section_id);
    const empty = { ...emptyDraft(slot), repeat: { ...emptyDraft(slot).repeat, every: 'weekly' as const } };
    const begun = first ? withSection(empty, first, slot) : empty;
    return {
      ...begun,
      product_id: '',
      description: '',
      max_enrollment: '',
      what_to_bring: '',
      age_from: '',
      age_to: '',
      needs_approval: false,
    };
  }, [slot, section, default_section_id]);
};

/** Nothing filled in is no bound. */
const yearsOf = (value: number | '') => (String(value) === '' ? undefined : Number(value));

const check = (draft: SessionDraft): DraftErrors & { product_id?: string; age_to?: string } => {
  const [from, to] = [yearsOf(draft.age_from), yearsOf(draft.age_to)];
  return {
    ...validate(draft),
    ...(!draft.product_id && { product_id: 'package is required' }),
    ...(from !== undefined &&
      to !== undefined &&
      to < from && { age_to: 'The oldest cannot be younger than the youngest' }),
  };
};

const termsToWire = ({ age_from, age_to, needs_approval, what_to_bring }: SessionDraft) => {
  const [from, to] = [yearsOf(age_from), yearsOf(age_to)];
  return {
    ...(from !== undefined && { age_from: from }),
    ...(to !== undefined && { age_to: to }),
    ...(what_to_bring.trim() && { what_to_bring: what_to_bring.trim() }),
    ...(needs_approval && { needs_approval: 1 as const }),
  };
};

const useSave = () => {
  const { mutateAsync } = useOpenRegistration();
  const say = useSay();
  return async (draft: SessionDraft) => {
    const { product_id, max_enrollment } = draft;
    try {
      await mutateAsync({
        ...toWire(draft),
        product_id,
        description: draft.description.trim(),
        ...(Number(max_enrollment) > 0 && { max_enrollment: Number(max_enrollment) }),
        ...termsToWire(draft),
      });
    } catch (error) {
      say.refused(error, 5);
      throw error;
    }
    say.done(`registration saved ${dayAndTime(draft.date, draft.start)}`, { seconds: 15 });
  };
};

const Fields = ({ slot }: { slot: Slot }) => {
  const { instructor, location, product } = useOptions();
  const barn = useBarn();
  return (
    <div className="blocks stack gap-5">
      <SectionField slot={slot} />
      <SelectField source="product_id" label="PACKAGE" required empty="Choose a package" options={product} />
      <TextField source="title" label="TITLE" maxLength={120} />
      <AreaField source="description" label="DESCRIPTION" hint="For the families who register." />
      <TextField source="max_enrollment" label="MAXIMUM ENROLLMENT" type="number" min={1} max={500} />
      <div className="block-row row wrap gap-3 full">
        <TextField source="age_from" label="YOUNGEST (YEARS)" type="number" min={0} max={120} />
        <TextField source="age_to" label="OLDEST (YEARS)" type="number" min={0} max={120} />
      </div>
      <p className="muted">
        On the first day. Families are refused riders of another age, or whose date of birth is not known; staff are
        warned. Empty: anybody.
      </p>
      <AreaField source="what_to_bring" label="WHAT TO BRING" hint="For the families who register." />
      <ToggleField source="needs_approval" label="Staff answer each registration" />
      <WhenBlock legend="DATE OF FIRST LESSON" step={settingOf(barn, 'timepicker_interval')} />
      <RepeatBlock />
      <ClientsField />
      <HorsesField />
      <SelectField source="instructor_id" label="STAFF" empty="No instructor" options={instructor} />
      <SelectField source="location_id" label="LOCATION" required empty="Choose a place" options={location} />
      <AreaField source="notes" label="NOTES" />
      <ExtraStaffBlock />
    </div>
  );
};

export default function RegistrationAdd() {
  const slot = useSlot();
  const fresh = useFresh(slot);
  const save = useSave();
  const navigate = useNavigate();
  const close = () => void navigate('/setup/registration');
  return (
    <ValuesForm className="panel-form-frame" warns values={fresh} validate={check} onSubmit={save} onSaved={close}>
      <SidePanel title="Add Registration" onClose={close} footer={<FormButtons onCancel={close} label="Save Event" />}>
        <Fields slot={slot} />
      </SidePanel>
    </ValuesForm>
  );
}
