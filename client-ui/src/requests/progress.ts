import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type Progress = Reply<'progress/show'>;

/** How far a rider is from level to level, and on whom; barns without levels answer none. */
export const progressQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['family', 'progress', studentId],
    queryFn: ({ signal }) => get('progress/show', { student_id: studentId }, signal),
  });
