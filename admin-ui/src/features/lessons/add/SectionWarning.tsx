import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSay } from '@/ui/use-say';
import type { Filling } from './draft';
import { SECTION_REQUIRED } from './validate';

/** Said besides at the field, for fifteen seconds, each time the event is to be saved without a section or a place. R070 */
export const SectionWarning = () => {
  const { submitCount, isSubmitting, errors } = useFormState<Filling>();
  const say = useSay();
  const told = useRef(0);
  const [section, location] = useWatch<Filling, ['section_id', 'location_id']>({ name: ['section_id', 'location_id'] });
  const isMissing = (errors.section_id && !section) || (errors.location_id && !location);
  useEffect(() => {
    if (isSubmitting || submitCount === told.current) return;
    told.current = submitCount;
    if (isMissing) say.warn(SECTION_REQUIRED);
  }, [submitCount, isSubmitting, isMissing, say]);
  return null;
};
