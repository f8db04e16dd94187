import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { toRides } from '@/day/roster';
import { horsesAt, workWords } from '@/day-sheet/horses';
import { useLessonsOfDay } from '@/requests/lessons-of-day';
import { useOptions } from '@/requests/options';
import { isDay } from '@/time/day';
import { PickerField } from '@/ui/form-inputs';
import type { Filling } from './draft';

const nobody = new Set<string>();

/** The horses as the day sheet offers them: who is free at that time and has worked least stands on top. */
export const HorsesField = () => {
  const { horse } = useOptions();
  const [date, start, end] = useWatch<Filling, ['date', 'start', 'end']>({ name: ['date', 'start', 'end'] });
  const { data } = useLessonsOfDay(date, isDay(date));
  const options = useMemo(() => {
    const times = { scheduled_date: date, scheduled_starttime: start, scheduled_endtime: end };
    return horsesAt(horse, { times, except: null, here: nobody }, data ? toRides(data) : []).map((choice) => ({
      ...choice,
      detail: workWords(choice),
    }));
  }, [horse, data, date, start, end]);
  if (horse.length === 0) return null;
  return <PickerField source="horses" label="HORSES" options={options} placeholder="Add horses" />;
};
