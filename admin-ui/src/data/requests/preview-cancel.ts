import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type BarnCancelReason, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type CancelPreview = Reply<'lesson_people/previewCancel'>;

/**
 * What a cancellation would do, asked of the same rule that will do it;
 * `null` is the barn's own policy, by its reason if it says something of that; while the next answer is awaited the last
 * one stays in sight.
 */
export const usePreviewCancel = (id: string, code: string | null, reason?: BarnCancelReason) => {
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: keys.previewCancel(id, code ?? 'by-policy', reason),
    queryFn: ({ signal }) =>
      get(
        'lesson_people/previewCancel',
        {
          id,
          ...(code === null ? { by_policy: 1 } : { newEnrollStatus: code }),
          ...(reason && { cancelReason: reason }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  return { preview: data, error, isPending: isPlaceholderData || (isFetching && !data) };
};
