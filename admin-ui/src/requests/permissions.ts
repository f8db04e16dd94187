import { queryOptions } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';

export const permissionsQuery = queryOptions({
  queryKey: keys.permissions,
  queryFn: async ({ signal }) => (await get('vusers/getUserPermissions', {}, signal)).codes,
  staleTime: 5 * 60_000,
});
