import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type FailedJob = Reply<'super/jobs/failed'>['jobs'][number];

/** What was given up in the background, in all barns. */
export const useFailedJobs = () =>
  useQuery({ queryKey: keys.failedJobs, queryFn: ({ signal }) => get('super/jobs/failed', {}, signal) });

export const useRetryJobs = () => {
  const client = useQueryClient();
  return useMutation<{ readonly retried: number }, ApiError, readonly string[]>({
    mutationFn: (ids) => post('super/jobs/retry', { ids: [...ids] }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.failedJobs }),
  });
};
