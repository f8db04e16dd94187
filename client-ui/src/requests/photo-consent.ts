import { get, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type PhotoConsent = Reply<'photo_consents/show'>;
export type PhotoAnswer = Input<'photo_consents/save'>['photo_consent'];

const key = (studentId: string) => ['family', 'photo-consent', studentId] as const;

/** Whether pictures of a rider may be taken, and who sees them. */
export const photoConsentQuery = (studentId: string) =>
  queryOptions({
    queryKey: key(studentId),
    queryFn: ({ signal }) => get('photo_consents/show', { student_id: studentId }, signal),
  });

export const useAnswerPhotoConsent = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photo_consent: PhotoAnswer) => post('photo_consents/save', { student_id: studentId, photo_consent }),
    onSettled: () => client.invalidateQueries({ queryKey: key(studentId) }),
  });
};
