import { useQuery } from '@tanstack/react-query';
import { get, post, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useSecretChange } from './use-secret-change';

export type ApiKeys = Reply<'api_keys/index'>;
export type ApiKey = ApiKeys['api_keys'][number];
export type ApiScope = ApiKeys['scopes'][number];

export const useApiKeys = () =>
  useQuery({ queryKey: keys.apiKeys, queryFn: ({ signal }) => get('api_keys/index', {}, signal) });

const useChange = <Given, Done>(change: (given: Given) => Promise<Done>) => useSecretChange(keys.apiKeys, change);

export const useMakeApiKey = () => useChange((key: Input<'api_keys/create'>) => post('api_keys/create', key));
export const useRevokeApiKey = () => useChange((id: string) => post('api_keys/revoke', { id }));
