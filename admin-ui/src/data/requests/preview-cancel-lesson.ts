import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type LessonCancelPreview = Reply<'lessons/previewCancel'>;

/** What calling a lesson off would do to everybody in it, by the decision that does it. */
export const usePreviewCancelLesson = (asked: Query<'lessons/previewCancel'>) => {
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: keys.previewCancelLesson(asked),
    queryFn: ({ signal }) => get('lessons/previewCancel', asked, signal),
    placeholderData: keepPreviousData,
  });
  return { preview: data, error, isPending: isPlaceholderData || (isFetching && !data) };
};
