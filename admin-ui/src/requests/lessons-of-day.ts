import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';
import type { Lessons } from './types';

export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: keys.day(day),
    queryFn: ({ signal }) => get<Lessons>('lessons/index', { dbday: day }, signal),
    staleTime: 20_000,
    refetchInterval: 120_000,
  });

export const useLessonsOfDay = (day: string, enabled = true) => useQuery({ ...dayQuery(day), enabled });
