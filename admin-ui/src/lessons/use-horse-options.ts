import { useMemo } from 'react';
import type { Times } from '@/day/overlaps';
import { toRides } from '@/day/roster';
import { horsesAt, workWords } from '@/day-sheet/horses';
import { useLessonsOfDay } from '@/requests/lessons-of-day';
import { useOptions } from '@/requests/options';
import { useSectionPicks } from '@/requests/section-picks';
import { isDay } from '@/time/day';
import { sectionFirst } from './section-first';

type Wanted = Times & {
  readonly sectionId: string;
  /** The lesson that they are wanted in, where it is planned already. */
  readonly except: string | null;
};

const nobody = new Set<string>();

/** The horses as the day sheet offers them: who is free at that time and has worked least stands on top. */
export const useHorseOptions = ({ sectionId, except, ...times }: Wanted) => {
  const { scheduled_date: date, scheduled_starttime: start, scheduled_endtime: end } = times;
  const { horse } = useOptions();
  const { data } = useLessonsOfDay(date, isDay(date));
  const ofSection = useSectionPicks('horses', sectionId);
  return useMemo(() => {
    const at = { scheduled_date: date, scheduled_starttime: start, scheduled_endtime: end };
    const choices = horsesAt(horse, { times: at, except, here: nobody }, data ? toRides(data) : []);
    return sectionFirst(
      choices.map((choice) => ({ ...choice, detail: workWords(choice) })),
      ofSection,
    );
  }, [horse, data, date, start, end, except, ofSection]);
};
