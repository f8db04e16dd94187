import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

type Call = 'emergency_cards/save';

export type EmergencyCard = Reply<'emergency_cards/show'>;

/** Whom to call, and what to know, if a rider is hurt. */
export const useEmergencyCard = (studentId: string) =>
  useQuery({
    queryKey: keys.emergencyCard(studentId),
    queryFn: ({ signal }) => get('emergency_cards/show', { student_id: studentId }, signal),
  });

/** Of everybody who rides on a day. */
export const useEmergencyCards = (date: string, enabled: boolean) =>
  useQuery({
    enabled,
    // The day sheet waits for it, and is read without it rather than late.
    retry: false,
    retryOnMount: false,
    queryKey: keys.emergencyCards(date),
    queryFn: ({ signal }) => get('emergency_cards/index', { date }, signal),
    select: ({ cards }) => cards,
  });

/** Where it is refused because somebody was quicker, what they noted is asked for. */
export const useNoteEmergencyCard = () => {
  const client = useQueryClient();
  return useMutation<EmergencyCard, ApiError, Input<Call>>({
    mutationKey: ['emergency_cards/save'],
    mutationFn: (input) => post('emergency_cards/save', input),
    onSettled: () =>
      Promise.all(
        [keys.allEmergencyCards, ['history', 'person']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
};
