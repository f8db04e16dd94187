import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What the barn's rules would do, worked out by the server; `sentence` says it in words. */
export type CancelPreview = Reply<'lesson_people/previewCancel'>;

/** Asked anew whenever the sheet opens: the notice window moves with the clock. */
export const cancelPreviewQuery = (lessonPersonId: string) =>
  queryOptions({
    queryKey: ['cancel-preview', lessonPersonId],
    queryFn: ({ signal }) => get('lesson_people/previewCancel', { id: lessonPersonId }, signal),
    staleTime: 0,
    gcTime: 0,
  });
