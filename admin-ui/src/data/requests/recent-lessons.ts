import { useEffect, useMemo, useSyncExternalStore } from 'react';

const RECENT_MS = 60_000;
/** As long as the glow lasts, and a little longer. */
const SEEN_MS = 2_500;

let recent: ReadonlySet<string> = new Set();
const waiting = new Set<() => void>();

const keep = (next: ReadonlySet<string>) => {
  recent = next;
  for (const tell of waiting) tell();
};

const forget = (ids: Iterable<string>) => {
  const gone = new Set(ids);
  keep(new Set([...recent].filter((id) => !gone.has(id))));
};

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** Lessons that somebody else has just changed. */
export const noteRecent = (ids: readonly string[]): void => {
  if (ids.length === 0) return;
  keep(new Set([...recent, ...ids]));
  setTimeout(forget, RECENT_MS, ids);
};

/** Of the lessons shown, those that changed within the last minute; each of them once, for as long as it takes to see it. */
export const useRecentLessons = (shown: readonly string[]): ReadonlySet<string> => {
  const all = useSyncExternalStore(subscribe, () => recent);
  const fresh = useMemo(() => new Set(all.size === 0 ? [] : shown.filter((id) => all.has(id))), [all, shown]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(forget, SEEN_MS, fresh);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
};
