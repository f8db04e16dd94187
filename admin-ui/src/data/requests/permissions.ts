import { queryOptions } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { orKept } from '@/data/without-signal/kept';
import { keys } from './keys';

export const permissionsQuery = queryOptions({
  queryKey: keys.permissions,
  queryFn: ({ signal }) =>
    orKept('permissions', async () => (await get('vusers/getUserPermissions', {}, signal)).codes),
  networkMode: 'always',
  staleTime: 5 * 60_000,
});
