import { get, type Reply } from '@leadline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type PublicLesson = Reply<'lessons/public'>['lessons'][number];

export const DAYS_AT_ONCE = 7;

/** A week of a barn's lessons that anybody may join. */
export const publicLessonsQuery = (publicId: string, day: string) =>
  queryOptions({
    queryKey: ['public-lessons', publicId, day],
    queryFn: ({ signal }) => get('lessons/public', { public_id: publicId, dbday: day, days: DAYS_AT_ONCE }, signal),
    select: ({ lessons }) => lessons,
  });

export const refreshPublicLessons = (client: QueryClient, publicId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ['public-lessons', publicId] });
