import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { drawnLessons } from './drawn-lessons';
import { keys } from './keys';

export type Range = { readonly from: string; readonly to: string };

const rangeQuery = ({ from, to }: Range, people: boolean) =>
  queryOptions({
    queryKey: keys.range(from, to, people),
    queryFn: async ({ signal }) =>
      drawnLessons(await get('lessons/calendar', { date1: from, date2: to, people: people ? 1 : 0 }, signal)),
    staleTime: 20_000,
  });

/** What is drawn of a range, with its `people` where they are shown; its neighbours follow, so that turning a page costs nothing. */
export const useLessonsOfRange = (range: Range, neighbours: readonly Range[], people: boolean) => {
  const query = useQuery({
    ...rangeQuery(range, people),
    placeholderData: keepPreviousData,
    // Where no stream of changes comes through.
    refetchInterval: 120_000,
  });
  useQueries({
    queries: neighbours.map((neighbour) => ({
      ...rangeQuery(neighbour, people),
      enabled: query.isSuccess && !query.isPlaceholderData,
    })),
    combine: () => null,
  });
  return query;
};
