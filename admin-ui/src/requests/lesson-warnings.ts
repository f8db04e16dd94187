import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type LessonWarning = Reply<'lessons/warnings'>['warnings'][number];
export type PlannedChange = Omit<Query<'lessons/warnings'>, 'dbday'>;

const none: readonly LessonWarning[] = [];

/** What one would be warned of by doing this, by the server that will do it; nothing is asked while it is null. F21 */
export const useLessonWarnings = (planned: PlannedChange | null) => {
  const { data, isFetching } = useQuery({
    queryKey: keys.lessonWarnings(planned ?? {}),
    queryFn: async ({ signal }) => (await get('lessons/warnings', planned ?? {}, signal)).warnings,
    enabled: planned !== null,
    placeholderData: keepPreviousData,
  });
  return { warnings: planned && data ? data : none, isPending: planned !== null && isFetching };
};
