import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Reply } from '@leadline/api-client';
import { barnQuery, useBarn } from './barn';
import { keys } from './keys';

export type FirstStep = Reply<'setup/firstSteps'>['steps'][number]['name'];

/** What the barn has and lacks; asked anew whenever somebody comes back to it from a step. */
export const useFirstSteps = () =>
  useQuery({
    queryKey: keys.firstSteps,
    queryFn: ({ signal }) => get('setup/firstSteps', {}, signal),
    select: ({ steps }) => steps,
    refetchOnMount: 'always',
  });

/** Nobody wants to see them any more. */
const OVER = 'over';

const wordsOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(',').filter(Boolean) : []);

/** Which steps the barn has left out, and whether it is done with all of them. */
export const useLeftOut = () => {
  const { first_steps } = useBarn();
  const words = wordsOf(first_steps);
  return { leftOut: words.filter((word) => word !== OVER), isOver: words.includes(OVER) };
};

export const useLeaveOut = () => {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, { readonly leftOut: readonly string[]; readonly isOver: boolean }>({
    mutationKey: keys.firstSteps,
    mutationFn: ({ leftOut, isOver }) =>
      post('farms/updateFarmPreferencesClient', {
        field: 'first_steps',
        value: [...leftOut, ...(isOver ? [OVER] : [])].join(','),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: barnQuery.queryKey }),
  });
};
