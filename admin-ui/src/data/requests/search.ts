import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import type { Day } from '@/data/time/day';
import { keys } from './keys';

const pauseMs = 150;
const none: Reply<'search/index'>['hits'] = [];

/** What was typed once somebody has paused. */
const usePaused = (text: string) => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** What the barn has by these words, as far as whoever asks may open it. */
export const useSearch = (typed: string, today: Day) => {
  const q = typed.trim();
  const asked = usePaused(q);
  const { data, error, isFetching } = useQuery({
    queryKey: keys.search(asked, today),
    queryFn: async ({ signal }) => (await get('search/index', { q: asked, today }, signal)).hits,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return { hits: q === '' ? none : (data ?? none), error, isSearching: isFetching || asked !== q };
};
