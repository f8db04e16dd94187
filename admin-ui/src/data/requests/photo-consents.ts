import { useQuery } from '@tanstack/react-query';
import { get, recordOf, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type PhotoConsent = Reply<'photo_consents/show'>;

/** What each answer is called, as the list of students says it. */
export const photoWords: Readonly<Record<string, string>> = recordOf('students').fields.photo_consent?.choices ?? {};

/** Whether pictures of a rider may be taken, and who sees them. */
export const usePhotoConsent = (studentId: string) =>
  useQuery({
    queryKey: keys.photoConsent(studentId),
    queryFn: ({ signal }) => get('photo_consents/show', { student_id: studentId }, signal),
  });

/** Of everybody who rides on a day. */
export const usePhotoConsents = (date: string, enabled: boolean) =>
  useQuery({
    enabled,
    // The day sheet waits for it, and is read without it rather than late.
    retry: false,
    retryOnMount: false,
    queryKey: keys.photoConsents(date),
    queryFn: ({ signal }) => get('photo_consents/index', { date }, signal),
    select: ({ riders }) => riders,
  });

export const useNotePhotoConsent = () =>
  useAction('photo_consents/save', [keys.allPhotoConsents, ['history', 'person'], ['students']]);
