import { get, type Reply } from '@leadline/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextOffset } from './paging';

export type PurchasePage = Reply<'items/studentPurchases'>;

/** A purchased package, or a makeup or credit that the barn issued; order and all counts come from the server. */
export type Item = PurchasePage['data'][number];

const pageSize = 10;

const fetchPurchases = (studentId: string, offset: number, signal: AbortSignal): Promise<PurchasePage> =>
  get('items/studentPurchases', { student_id: studentId, limit: pageSize, offset, sortBy: 'usable' }, signal);

export const studentPurchasesQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: ['student-purchases', studentId],
    queryFn: ({ pageParam, signal }) => fetchPurchases(studentId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const isUsable = (item: Item): boolean => item.is_usable === 1;

/** Money and fees are not counted in lessons. */
export const countsLessons = (item: Item): boolean => item.is_tracked === 1 && item.kind !== 'credit';
