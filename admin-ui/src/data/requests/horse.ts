import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { usePages } from './use-pages';

export type Horse = Reply<'horses/horse'>['horse'];
export type HorseLesson = Reply<'horses/getSchedule'>['data'][number];
export type HorseWeek = Reply<'horses/getWorkload'>['weeks'][number];

export const useHorse = (id: string) =>
  useQuery({
    queryKey: keys.horse(id),
    queryFn: ({ signal }) => get('horses/horse', { id }, signal),
    select: ({ horse }) => horse,
  });

const PAGE = 100;

/** A horse's lessons to come, or gone by, page by page. */
export const useHorseLessons = (part: 'schedule' | 'history', horseId: string, limit = PAGE) =>
  usePages({
    queryKey: keys.horseLessons(part, horseId, limit),
    step: limit,
    load: (page, signal) =>
      get(part === 'schedule' ? 'horses/getSchedule' : 'horses/getHistory', { horse_id: horseId, ...page }, signal),
    rowsOf: ({ data }) => data,
  });

/** Four weeks back, this one, four ahead; and today. */
export const useHorseWorkload = (horseId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.horseWorkload(horseId),
    queryFn: ({ signal }) => get('horses/getWorkload', { horse_id: horseId }, signal),
  });

/** A horse's name stands in lists, pick lists and lessons. */
const shownWith: readonly QueryKey[] = [keys.lessons, keys.options, ['horses', 'getList'], ['history', 'horse']];

export const useEditHorse = () => {
  const client = useQueryClient();
  return useMutation<ActionReply<'horses/update'>, ApiError, Input<'horses/update'>>({
    mutationKey: ['horses/update'],
    mutationFn: (input) => post('horses/update', input),
    onSettled: () => Promise.all(shownWith.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
