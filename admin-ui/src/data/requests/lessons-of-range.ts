import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';

export type Range = { readonly from: string; readonly to: string };

const rangeQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: keys.range(from, to),
    queryFn: ({ signal }) => get('lessons/index', { date1: from, date2: to }, signal),
    staleTime: 20_000,
  });

/** The lessons of a range; its neighbours follow once it is there, so that turning the page costs nothing. */
export const useLessonsOfRange = (range: Range, neighbours: readonly Range[]) => {
  const query = useQuery({
    ...rangeQuery(range),
    placeholderData: keepPreviousData,
    // Where no stream of changes comes through.
    refetchInterval: 120_000,
  });
  useQueries({
    queries: neighbours.map((neighbour) => ({
      ...rangeQuery(neighbour),
      enabled: query.isSuccess && !query.isPlaceholderData,
    })),
    combine: () => null,
  });
  return query;
};
