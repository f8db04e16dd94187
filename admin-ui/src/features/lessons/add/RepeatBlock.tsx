import { useWatch } from 'react-hook-form';
import { DatesPreview } from '../series/DatesPreview';
import { RepeatFields } from '../series/RepeatFields';
import { datesAsked } from './dates-asked';
import type { Draft, Filling } from './draft';

/** Whether the event repeats, and then on which days. */
export const RepeatBlock = () => (
  <fieldset className="block stack gap-2 from-left">
    <legend className="block-title">RECURRING</legend>
    <RepeatFields />
    <DatesPreview asked={datesAsked(useWatch<Filling>() as Draft)} />
  </fieldset>
);
