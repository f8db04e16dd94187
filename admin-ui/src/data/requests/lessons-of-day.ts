import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { orKept } from '@/data/without-signal/kept';
import { withMarks } from '@/data/without-signal/mark';
import { useWaiting } from '@/data/without-signal/waiting';
import { keys } from './keys';

/** The name under which a day is kept. */
export const keptName = (day: string) => `lessons ${day}`;

export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: keys.day(day),
    queryFn: ({ signal }) => orKept(keptName(day), () => get('lessons/index', { dbday: day }, signal)),
    networkMode: 'always',
    staleTime: 20_000,
    refetchInterval: 120_000,
  });

/** With what this device has not sent yet. */
export const useLessonsOfDay = (day: string, enabled = true) => {
  const query = useQuery({ ...dayQuery(day), enabled });
  const { marks } = useWaiting();
  const { data } = query;
  const shown = useMemo(() => data && withMarks(data, marks), [data, marks]);
  return { ...query, data: shown };
};
