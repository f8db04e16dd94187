import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type HorseLimits = Reply<'horses/limits'>['limits'];

export const useHorseLimits = (horseId: string, isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: keys.horseLimits(horseId),
    queryFn: ({ signal }) => get('horses/limits', { id: horseId }, signal),
    select: ({ limits }) => limits,
  });

type Call = 'horses/updateLimits';

/** Whatever is shown of lessons may be warned of anew. */
export const useSaveHorseLimits = () => {
  const client = useQueryClient();
  return useMutation<ActionReply<Call>, ApiError, Input<Call>>({
    mutationKey: ['horses/updateLimits'],
    mutationFn: (input) => post('horses/updateLimits', input),
    onSettled: () =>
      Promise.all([keys.lessons, ['history', 'horse']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
