import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type HorseChoice = Reply<'horses/choices'>['horses'][number];
export type Occasion = Query<'horses/choices'>;

/** The horses for a lesson, free and rested ones first, with what each does that day and what speaks against it; null asks nothing. */
export const useHorseChoices = (occasion: Occasion | null): readonly HorseChoice[] | undefined =>
  useQuery({
    queryKey: keys.horseChoices(occasion ?? {}),
    queryFn: async ({ signal }) => (await get('horses/choices', occasion ?? {}, signal)).horses,
    enabled: occasion !== null,
    placeholderData: keepPreviousData,
  }).data;
