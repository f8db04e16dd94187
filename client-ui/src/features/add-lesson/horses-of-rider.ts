import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Horses that the rider's family may name; none where the barn does not show its horses. A08 */
export const horsesOfRiderQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['horses-of-rider', studentId],
    queryFn: ({ signal }) => get('xrefs/getStudentHorses', { single_id: studentId }, signal),
    select: (reply) => reply.currentValue.map(({ value, label }) => ({ id: value, name: label })),
  });
