import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Measures = Reply<'rider_measures/show'>;

export const useMeasures = (studentId: string) =>
  useQuery({
    queryKey: keys.measures(studentId),
    queryFn: ({ signal }) => get('rider_measures/show', { student_id: studentId }, signal),
  });

type Call = 'rider_measures/save';

/** Whatever is shown of horses for the rider may be warned of anew. */
export const useSaveMeasures = () => {
  const client = useQueryClient();
  return useMutation<ActionReply<Call>, ApiError, Input<Call>>({
    mutationKey: ['rider_measures/save'],
    mutationFn: (input) => post('rider_measures/save', input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
