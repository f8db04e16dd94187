import { queryOptions } from '@tanstack/react-query';
import { read, type Reply } from '../../requests/contract';

type PackageWithLessons = Reply<'items/studentPurchase'>['data'];

export type PackageLesson = PackageWithLessons['lessons'][number];

export const studentPurchaseQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['student-purchase', itemId],
    queryFn: ({ signal }) => read('items/studentPurchase', { item_id: itemId }, signal),
    select: (reply): PackageWithLessons => reply.data,
  });
