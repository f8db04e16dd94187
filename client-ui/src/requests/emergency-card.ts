import { get, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type EmergencyCard = Reply<'emergency_cards/show'>;

const key = (studentId: string) => ['family', 'emergency-card', studentId] as const;

/** Whom the barn calls, and what it knows, if a rider is hurt. */
export const emergencyCardQuery = (studentId: string) =>
  queryOptions({
    queryKey: key(studentId),
    queryFn: ({ signal }) => get('emergency_cards/show', { student_id: studentId }, signal),
  });

/** Where it is refused because somebody was quicker, what they noted is asked for. */
export const useSaveEmergencyCard = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Input<'emergency_cards/save'>, 'student_id'>) =>
      post('emergency_cards/save', { ...input, student_id: studentId }),
    onSettled: () => client.invalidateQueries({ queryKey: key(studentId) }),
  });
};
