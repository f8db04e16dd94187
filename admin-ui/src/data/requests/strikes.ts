import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { keys } from './keys';
import { useWrite } from './use-write';

export type Strike = Reply<'lesson_people/strikes'>['strikes'][number];

/** No-shows in a row, where a policy of the barn counts them; asked once for all riders, or of one. */
export const useStrikes = (studentId?: string): readonly Strike[] => {
  const enabled = useAccess().canCall('lesson_people/strikes');
  const { data } = useQuery({
    queryKey: keys.strikes(studentId),
    queryFn: ({ signal }) => get('lesson_people/strikes', studentId ? { student_id: studentId } : {}, signal),
    enabled,
  });
  return data?.strikes ?? [];
};

/** Nothing follows until the next no-show. */
export const useLeaveNoShows = () => useWrite('lesson_people/leaveNoShows');
export const useAskNoShowsAgain = () => useWrite('lesson_people/askNoShowsAgain');
