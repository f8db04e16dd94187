import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What the barn keeps of a rider; families read it. G11 */
export const studentQuery = (personId: string) =>
  queryOptions({
    queryKey: ['family', 'student', personId],
    queryFn: async ({ signal }) => (await get('students/student', { person_id: personId }, signal)).student,
  });
