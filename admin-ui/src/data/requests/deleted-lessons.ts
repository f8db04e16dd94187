import { useQuery } from '@tanstack/react-query';
import { ask, get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type DeletedLesson = Reply<'lessons/deleted'>['lessons'][number];

/** What was deleted in the last 30 days and can be brought back. */
export const useDeletedLessons = () =>
  useQuery({ queryKey: keys.deletedLessons, queryFn: ({ signal }) => get('lessons/deleted', {}, signal) });

export const useRestoreLessons = () => useWrite('lessons/restore');

/** What bringing these back would do; a question, whose ids are too many for an address. */
export const usePreviewRestore = (idarray: string[]) =>
  useQuery({ queryKey: keys.previewRestore(idarray), queryFn: () => ask('lessons/previewRestore', { idarray }) });
