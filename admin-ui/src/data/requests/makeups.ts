import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Makeup = Reply<'lesson_people/getStudentMakeupsForBooking'>['makeups'][number];

/** What could pay for a lesson on that day, the one that ends soonest first; nothing is asked before the day is known. R218 */
export const useMakeupsFor = (studentId: string, day: string | undefined) =>
  useQuery({
    queryKey: keys.makeupsFor(studentId, day ?? ''),
    queryFn: async ({ signal }) => {
      const asked = { student_id: studentId, scheduled_date: day ?? '' };
      return (await get('lesson_people/getStudentMakeupsForBooking', asked, signal)).makeups;
    },
    enabled: day !== undefined,
  });

/** All that a student has not used yet. */
export const useMakeups = (studentId: string) =>
  useQuery({
    queryKey: keys.makeups(studentId),
    queryFn: async ({ signal }) =>
      (await get('students/lessonSchedule', { student_id: studentId, limit: 1 }, signal)).makeups,
  });
