import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The sections of which a family may add lessons for this rider; none where the barn restricts it to none. B02 */
export const addSectionsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['add-sections', studentId],
    queryFn: ({ signal }) => get('students/getStudentAddSections', { student_id: studentId }, signal),
    select: (reply) => reply.sectionStudentAddArray,
    staleTime: 60_000,
  });
