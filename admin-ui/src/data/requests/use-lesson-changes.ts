import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { follow } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { keys } from './keys';
import { isTouched, merged, type LessonNews } from './lesson-news';
import { noteRecent } from './recent-lessons';

/** The first news is fetched almost at once; what comes right after it waits and is fetched together. */
const FIRST_MS = 30;
const PACE_MS = 200;
/** News that comes so soon after a change made here is about that change. */
const OWN_MS = 1_500;

const refresh = (client: QueryClient, news: readonly LessonNews[], isOwn: boolean) => {
  const all = merged(news);
  if (!all) return;
  if (!isOwn) noteRecent(all.lessonIds);
  void client.invalidateQueries({
    predicate: ({ queryKey, state: { data } }) => isTouched({ queryKey, data }, all, isOwn),
  });
};

/** Hears what happens until the function it answers with is called; while nobody looks at the page, the connection is given back. */
const listen = (client: QueryClient) => {
  let after: number | undefined;
  let gathered: LessonNews[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetchedAt = -PACE_MS;
  let wroteAt = -OWN_MS;
  let connection: AbortController | undefined;
  const look = () => {
    timer = undefined;
    // A mark that is on its way shows already, and an answer from before it would take it back: the news waits for it.
    if (client.isMutating() > 0) return later(PACE_MS);
    refresh(client, gathered, performance.now() - wroteAt < OWN_MS);
    gathered = [];
    fetchedAt = performance.now();
  };
  const later = (milliseconds: number) => {
    timer ??= setTimeout(look, milliseconds);
  };
  const hear = (news: LessonNews) => {
    after = news.position;
    gathered.push(news);
    later(Math.max(FIRST_MS, fetchedAt + PACE_MS - performance.now()));
  };
  // Whoever may not listen any more has lost a permission: the menu and the screens follow.
  const onRefused = () => void client.invalidateQueries({ queryKey: keys.permissions });
  const connect = () => {
    connection?.abort();
    connection = document.hidden ? undefined : new AbortController();
    if (connection) void follow('lessons/changes', { after, hear, onRefused, signal: connection.signal });
  };
  // A form that is only drawn anew tells the cache, too.
  const forgetWrites = client.getMutationCache().subscribe(({ type }) => {
    if (type === 'added' || type === 'updated') wroteAt = performance.now();
  });
  document.addEventListener('visibilitychange', connect);
  connect();
  return () => {
    forgetWrites();
    document.removeEventListener('visibilitychange', connect);
    clearTimeout(timer);
    connection?.abort();
  };
};

/** Keeps calendar, day sheet, whiteboard and panels true while others work: what somebody else changes stands there within a second. */
export const useLessonChanges = () => {
  const client = useQueryClient();
  const { canCall } = useAccess();
  const mayListen = canCall('lessons/changes');
  useEffect(() => (mayListen ? listen(client) : undefined), [client, mayListen]);
};
