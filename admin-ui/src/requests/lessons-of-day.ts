import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';

export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: keys.day(day),
    queryFn: ({ signal }) => get('lessons/index', { dbday: day }, signal),
    staleTime: 20_000,
    refetchInterval: 120_000,
  });

export const useLessonsOfDay = (day: string, enabled = true) => useQuery({ ...dayQuery(day), enabled });
