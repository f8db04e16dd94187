import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { toRides } from '@/day/roster';
import { horsesAt, workWords } from '@/day-sheet/horses';
import { useLessonsOfDay } from '@/requests/lessons-of-day';
import { useOptions } from '@/requests/options';
import { useSectionPicks } from '@/requests/section-picks';
import { isDay } from '@/time/day';
import { PickerField } from '@/ui/form-inputs';
import { sectionFirst } from '../section-first';
import type { Filling } from './draft';

const nobody = new Set<string>();

/** The horses as the day sheet offers them: who is free at that time and has worked least stands on top. */
export const HorsesField = () => {
  const { horse } = useOptions();
  const [date, start, end] = useWatch<Filling, ['date', 'start', 'end']>({ name: ['date', 'start', 'end'] });
  const { data } = useLessonsOfDay(date, isDay(date));
  const ofSection = useSectionPicks('horses', useWatch<Filling, 'section_id'>({ name: 'section_id' }));
  const options = useMemo(() => {
    const times = { scheduled_date: date, scheduled_starttime: start, scheduled_endtime: end };
    const choices = horsesAt(horse, { times, except: null, here: nobody }, data ? toRides(data) : []);
    return sectionFirst(
      choices.map((choice) => ({ ...choice, detail: workWords(choice) })),
      ofSection,
    );
  }, [horse, data, date, start, end, ofSection]);
  if (horse.length === 0) return null;
  return <PickerField source="horses" label="HORSES" options={options} placeholder="Add horses" />;
};
