import { useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { useOptions } from '@/data/requests/options';
import { isDay } from '@/data/time/day';
import { SelectField } from '@/ui/form/form-inputs';
import { withSection, type Draft, type Filling, type Slot } from './draft';
import { likelySections } from './likely-sections';

const filled = ['title', 'end', 'instructor_id', 'location_id'] as const;

/** A section brings what belongs to it; what the person has set stays as it is. R041 */
const useChoose = (slot: Slot) => {
  const { section } = useOptions();
  const { getValues, setValue } = useFormContext<Filling>();
  const { dirtyFields } = useFormState<Filling>();
  return (id: string) => {
    const chosen = section.find((option) => option.id === id);
    if (!chosen) return;
    const next = withSection(getValues() as Draft, chosen, slot, dirtyFields);
    setValue('section_id', id, { shouldDirty: true });
    for (const field of filled) setValue(field, next[field]);
  };
};

/** The few that are most likely meant stand beside the list, one click away. */
const Likely = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const { section } = useOptions();
  const [date, start] = useWatch<Filling, ['date', 'start']>({ name: ['date', 'start'] });
  const { data } = useLessonsOfDay(date, isDay(date));
  const likely = useMemo(() => likelySections(section, data?.lessons ?? [], start), [section, data, start]);
  if (section.length < 2) return null;
  return (
    <div className="likely-sections" role="group" aria-label="Likely sections">
      {likely.map(({ id, name }) => (
        <Button key={id} size="small" variant="outlined" onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </div>
  );
};

export const SectionField = ({ slot }: { slot: Slot }) => {
  const { section } = useOptions();
  const choose = useChoose(slot);
  const isChosen = useWatch<Filling, 'section_id'>({ name: 'section_id' }) !== '';
  return (
    <div className="block stack gap-2 from-left">
      <SelectField
        source="section_id"
        label="SECTION"
        required
        empty="Choose a section"
        options={section}
        onChange={choose}
      />
      {!isChosen && <Likely onChoose={choose} />}
    </div>
  );
};
