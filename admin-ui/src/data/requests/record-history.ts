import { useInfiniteQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type RecordKind = Query<'history/index'>['record'];
export type RecordChange = Reply<'history/index'>['changes'][number];

/** Who changed what, the latest first, page by page. Asked anew whenever it is opened: anybody may have changed something. */
export const useRecordHistory = (record: RecordKind, id: string | undefined) =>
  useInfiniteQuery({
    queryKey: keys.history(record, id),
    queryFn: ({ pageParam, signal }) =>
      get('history/index', { record, ...(id && { id }), ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ changes }) => changes),
    gcTime: 0,
  });
