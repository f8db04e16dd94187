import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, type Input } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export const useDeleteLesson = () => useWrite('lessons/delete');

/** How much would go, by the decision that deletes it. */
export const usePreviewDelete = (asked: Input<'lessons/previewDelete'>) => {
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: keys.previewDelete(asked),
    queryFn: () => ask('lessons/previewDelete', asked),
    placeholderData: keepPreviousData,
  });
  return { preview: data, error, isPending: isPlaceholderData || (isFetching && !data) };
};
