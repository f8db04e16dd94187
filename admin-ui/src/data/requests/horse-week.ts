import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type WeekOfHorses = Reply<'horses/workOfWeek'>;

/** The week of a day; of today where none is given. */
export const useHorseWeek = (day: string) =>
  useQuery({
    queryKey: keys.horseWeek(day),
    queryFn: ({ signal }) => get('horses/workOfWeek', { date: day }, signal),
    placeholderData: keepPreviousData,
  });
