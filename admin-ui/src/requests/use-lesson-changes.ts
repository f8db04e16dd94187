import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { follow } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { isTouched, merged, type LessonNews } from './lesson-news';

/** What one command leads to arrives together, and is fetched once. */
const GATHER_MS = 200;

const refresh = (client: QueryClient, news: readonly LessonNews[]) => {
  const all = merged(news);
  // A write of one's own that is on its way fetches everything anew when it is done.
  if (!all || client.isMutating() > 0) return;
  void client.invalidateQueries({
    predicate: ({ queryKey, state: { data } }) => isTouched({ queryKey, data }, all),
  });
};

/** Hears what happens until the function it answers with is called; while nobody looks at the page, the connection is given back. */
const listen = (client: QueryClient) => {
  let after: number | undefined;
  let gathered: LessonNews[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connection: AbortController | undefined;
  const hear = (news: LessonNews) => {
    after = news.position;
    gathered.push(news);
    timer ??= setTimeout(() => {
      timer = undefined;
      refresh(client, gathered);
      gathered = [];
    }, GATHER_MS);
  };
  const look = () => {
    connection?.abort();
    connection = document.hidden ? undefined : new AbortController();
    if (connection) void follow('lessons/changes', { after, hear, signal: connection.signal });
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    connection?.abort();
  };
};

/** Keeps calendar, day sheet and panels true while others work: what somebody else changes is fetched anew within a second. */
export const useLessonChanges = () => {
  const client = useQueryClient();
  const { canCall } = useAccess();
  const mayListen = canCall('lessons/changes');
  useEffect(() => (mayListen ? listen(client) : undefined), [client, mayListen]);
};
