import { asApiError } from '@leadline/api-client';
import { QueryClient } from '@tanstack/react-query';

const worthRetrying = (failures: number, error: Error): boolean => {
  const { status } = asApiError(error);
  return failures < 2 && (status === 0 || status >= 500);
};

/** Requests run without signal too: the service worker answers reads from what was saved, and writes fail at once instead of waiting. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 20_000, retry: worthRetrying },
    mutations: { networkMode: 'always', retry: false },
  },
});
