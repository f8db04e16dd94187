import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type ApiKeys = Reply<'api_keys/index'>;
export type ApiKey = ApiKeys['api_keys'][number];
export type ApiScope = ApiKeys['scopes'][number];

export const useApiKeys = () =>
  useQuery({ queryKey: keys.apiKeys, queryFn: ({ signal }) => get('api_keys/index', {}, signal) });

const useChange = <Given, Done>(change: (given: Given) => Promise<Done>) => {
  const client = useQueryClient();
  return useMutation<Done, ApiError, Given>({
    mutationFn: change,
    // What was answered holds a key: it is nowhere once nobody shows it.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: keys.apiKeys }),
  });
};

export const useMakeApiKey = () => useChange((key: Input<'api_keys/create'>) => post('api_keys/create', key));
export const useRevokeApiKey = () => useChange((id: string) => post('api_keys/revoke', { id }));
