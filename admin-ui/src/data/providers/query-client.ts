import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from '@leadline/api-client';
import { keys } from '@/data/requests/keys';

/** A refusal is an answer; only a server that was not reached or broke is asked again. */
const isWorthRetrying = (failures: number, error: Error) => failures < 2 && !isRefusal(error);
const AGAIN_MS = 15_000;

/** Whoever is refused what the screen offered has lost a permission meanwhile: the menu and the screens follow. */
const onError = (error: Error) => {
  if (error instanceof ApiError && error.status === 403)
    void queryClient.invalidateQueries({ queryKey: keys.permissions });
};

// By itself it takes for granted that a page begins with signal, and does not hear of its coming back.
onlineManager.setOnline(navigator.onLine);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: 15_000,
      // Until the server is back: what is on the screen meanwhile stays there.
      refetchInterval: ({ state: { error } }) => (error && !isRefusal(error) ? AGAIN_MS : false),
    },
    // A form that was left is not sent when the signal is back; marks on a rider, which wait, say so.
    mutations: { networkMode: 'always' },
  },
});
