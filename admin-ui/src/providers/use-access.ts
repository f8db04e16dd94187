import { useCallback } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { readClaims } from '@leadline/api-client';
import { permissionsQuery } from '@/requests/permissions';
import { mayDo, type Action } from './access';

/** The auth provider's `canAccess` without waiting: the shell has loaded the permissions before any screen asks. */
export const useAccess = (): ((action: Action) => boolean) => {
  const { data: codes } = useSuspenseQuery(permissionsQuery);
  return useCallback((action) => mayDo(action, codes, readClaims()), [codes]);
};
