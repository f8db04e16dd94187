import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@leadline/api-client';

/** A change of what is listed under a key, whose answer can hold a secret: it is nowhere once nobody shows it. */
export const useSecretChange = <Given, Done>(queryKey: QueryKey, change: (given: Given) => Promise<Done>) => {
  const client = useQueryClient();
  return useMutation<Done, ApiError, Given>({
    mutationFn: change,
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
