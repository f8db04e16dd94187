import { get, type Reply } from '@leadline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** What families may register for, and for what of it their own riders are. */
export type Registrations = Reply<'lesson_date_time_series/getRegistrationList'>;
export type Session = Registrations['counts'][number];
export type Registered = Registrations['stu'][number];
/** Has a place kept, or waits for one. */
export type Waiting = Registrations['waiting'][number];

const key = ['registrations'] as const;

export const registrationsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => get('lesson_date_time_series/getRegistrationList', {}, signal),
  });

export const refreshRegistrations = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key });

/** What giving up a place means, before it is done. */
export const leavingQuery = (sessionId: string, studentId: string) =>
  queryOptions({
    queryKey: [...key, 'leaving', sessionId, studentId],
    queryFn: ({ signal }) =>
      get('deleteStudentRegistration/preview', { series_id: sessionId, student_id: studentId }, signal),
    gcTime: 0,
  });
