import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useOptions } from '@/data/requests/options';
import { useSectionPicks } from '@/data/requests/section-picks';
import { PickerField } from '@/ui/form/form-inputs';
import { sectionFirst } from '../section-first';
import { OWN_LESSONS_ONLY, useMayAddRiders } from '../use-may-add-riders';
import type { Filling } from './draft';

export const ClientsField = () => {
  const { student } = useOptions();
  const ofSection = useSectionPicks('students', useWatch<Filling, 'section_id'>({ name: 'section_id' }));
  const options = useMemo(() => sectionFirst(student, ofSection), [student, ofSection]);
  const mayAdd = useMayAddRiders(useWatch<Filling, 'instructor_id'>({ name: 'instructor_id' }));
  return (
    <PickerField
      source="students"
      label="CLIENTS"
      options={options}
      placeholder="Add riders by name"
      hint={mayAdd ? undefined : OWN_LESSONS_ONLY}
    />
  );
};
