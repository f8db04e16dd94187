import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Reply } from '@leadline/api-client';
import { keys } from './keys';

/** Asks where the card payment provider is told yes; null: nowhere. */
export const useConnectAddress = (then: (url: string) => void) =>
  useMutation<Reply<'payments/getConnectUrl'>, ApiError, void>({
    mutationFn: () => get('payments/getConnectUrl', {}),
    onSuccess: ({ url }) => url !== null && then(url),
  });

/** A code is good once: it is sent once, however often the page is drawn. */
export const useAddAccount = (code: string, state: string) => {
  const client = useQueryClient();
  return useQuery<ActionReply<'payments/addAccount'>, ApiError>({
    queryKey: keys.addAccount(code),
    queryFn: async () => {
      const added = await post('payments/addAccount', { code, state });
      await client.invalidateQueries({ queryKey: keys.barn });
      return added;
    },
    enabled: code !== '',
    retry: false,
    refetchInterval: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
};
