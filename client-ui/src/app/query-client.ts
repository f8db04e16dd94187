import { isRefusal } from '@leadline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { showsSavedCopies } from '../connection/connection';

const worthRetrying = (failures: number, error: Error): boolean => failures < 2 && !isRefusal(error);

/** Requests run without signal too: the service worker answers reads from what was saved, and writes fail at once instead of waiting. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: () => (showsSavedCopies() ? 0 : 20_000),
      // While saved copies are on screen, the barn's server is asked again until it answers.
      refetchInterval: () => (showsSavedCopies() ? 15_000 : false),
      retry: worthRetrying,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
