import { useMemo } from 'react';
import { HorseWork } from '@/features/horses/choice/HorseWork';
import { offered } from '@/features/horses/choice/offered';
import { useHorseChoices, type Occasion } from '@/data/requests/horse-choices';
import { useOptions } from '@/data/requests/options';
import { useSectionPicks } from '@/data/requests/section-picks';
import { endDayOf, isDay } from '@/data/time/day';
import { hhmm } from '@/data/time/words';
import { sectionFirst } from './section-first';

type Wanted = {
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_endtime: string;
  /** Where it is known; else as the times say. */
  readonly scheduled_end_date?: string;
  readonly sectionId: string;
  /** The lesson that they are wanted in, where it is planned already. */
  readonly except: string | null;
};

const occasionOf = ({ except, ...wanted }: Wanted): Occasion | null => {
  const { scheduled_date: date, scheduled_starttime, scheduled_endtime, scheduled_end_date } = wanted;
  if (!isDay(date) || !scheduled_starttime || !scheduled_endtime) return null;
  const [start, end] = [hhmm(scheduled_starttime), hhmm(scheduled_endtime)];
  const endDate = scheduled_end_date ?? (start === end ? date : endDayOf(date, start, end));
  if (start === end && endDate === date) return null;
  return { start: `${date} ${start}`, end: `${endDate} ${end}`, ...(except && { id: except }) };
};

/** The horses as they are offered everywhere: free and rested ones on top, each with its day. Without an answer, by name. */
export const useHorseOptions = (wanted: Wanted) => {
  const { horse } = useOptions();
  const choices = useHorseChoices(occasionOf(wanted));
  const ofSection = useSectionPicks('horses', wanted.sectionId);
  return useMemo(
    () =>
      sectionFirst(
        offered(choices, horse).map(({ choice, ...option }) => ({
          ...option,
          ...(choice && { detail: <HorseWork choice={choice} /> }),
        })),
        ofSection,
      ),
    [horse, choices, ofSection],
  );
};
