import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@leadline/api-client';

/** A refusal is an answer; only a server that was not reached or broke is asked again. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, retryDelay: (attempt) => 400 * 2 ** attempt, staleTime: 15_000 },
  },
});
