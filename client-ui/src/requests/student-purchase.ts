import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

type PackageWithLessons = Reply<'items/studentPurchase'>['data'];

export type PackageLesson = PackageWithLessons['lessons'][number];

export const studentPurchaseQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['student-purchase', itemId],
    queryFn: ({ signal }) => get('items/studentPurchase', { item_id: itemId }, signal),
    select: (reply): PackageWithLessons => reply.data,
  });
