import { useInfiniteQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type ClientLesson = Reply<'students/lessonSchedule'>['data'][number];
export type Purchase = Reply<'items/studentPurchases'>['data'][number];

const PAGE = 100;
const PURCHASES = 10;

const nextOf = (size: number, pages: readonly { readonly data: readonly unknown[] }[]) => {
  const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
  return shown < size ? shown : undefined;
};

/** A rider's lessons to come, or gone by, page by page. */
export const useClientLessons = (what: 'lessonSchedule' | 'lessonHistory', studentId: string, page = PAGE) =>
  useInfiniteQuery({
    queryKey: keys.clientLessons(what, studentId, page),
    queryFn: ({ pageParam, signal }) =>
      get(`students/${what}`, { student_id: studentId, limit: page, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ size }, pages) => nextOf(size, pages),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });

/** A rider's packages, the latest first. */
export const usePurchases = (studentId: string) =>
  useInfiniteQuery({
    queryKey: keys.purchases(studentId),
    queryFn: ({ pageParam, signal }) =>
      get(
        'items/studentPurchases',
        { student_id: studentId, sortBy: 'purchase_date', direction: 'desc', limit: PURCHASES, offset: pageParam },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ size }, pages) => nextOf(size, pages),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
