import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Item } from '../../requests/student-purchases';

export type PackageLesson = {
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly title: string;
  readonly enrollment_status_name: string;
  readonly within: 'within' | 'before' | 'after';
};

export type PackageWithLessons = { readonly data: Item; readonly lessons: readonly PackageLesson[] };

type Reply = { readonly data: PackageWithLessons };

const fetchPurchase = (itemId: string, signal: AbortSignal): Promise<Reply> => get<Reply>('items/studentPurchase', { item_id: itemId }, signal);

export const studentPurchaseQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['student-purchase', itemId],
    queryFn: ({ signal }) => fetchPurchase(itemId, signal),
    select: (reply) => reply.data,
  });
