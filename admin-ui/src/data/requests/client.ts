import { useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';

/** A family: who pays, and who rides on the account. */
export const useClient = (personId: string) =>
  useQuery({
    queryKey: keys.client(personId),
    queryFn: ({ signal }) => get('people/getUserClients', { person_id: personId }, signal),
  });

/** Cancelled places stay in the list and are passed over; more than these before the next ride there hardly are. */
const lookedAt = 10;

/** One student, or by the account holder's person all members of the account. */
export type Whose = { readonly student_id: string } | { readonly person_id: string };

/** The next lesson in which one of these rides; null where there is none. */
export const useNextRide = (whose: Whose) =>
  useQuery({
    queryKey: keys.nextRide(whose),
    queryFn: async ({ signal }) => {
      const { data } = await get('students/lessonSchedule', { ...whose, limit: lookedAt }, signal);
      return data.find((ride) => ride.student_is_cancelled !== 1 && ride.lesson_is_cancelled !== 1) ?? null;
    },
  });

/** What a rider may still use up, soonest expiry first. Money and fees are not counted in lessons. */
export const useLessonsLeft = (studentId: string) =>
  useQuery({
    queryKey: keys.lessonsLeft(studentId),
    queryFn: ({ signal }) => get('items/studentPurchases', { student_id: studentId, sortBy: 'usable' }, signal),
    select: ({ data }) =>
      data.filter(({ is_usable, is_tracked, kind }) => is_usable === 1 && is_tracked === 1 && kind !== 'credit'),
  });
