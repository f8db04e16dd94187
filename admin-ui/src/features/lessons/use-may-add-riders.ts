import { useAccess } from '@/data/providers/use-access';
import { useCurrentUser } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';

export const OWN_LESSONS_ONLY = 'Your role adds riders to the lessons that you teach only.';

/** Whether riders may be added to a lesson of this instructor; the server says the same. A02 */
export const useMayAddRiders = (instructorId: string | null): boolean => {
  const { isHeldTo } = useAccess();
  const { person_id: me } = useCurrentUser();
  const { instructor } = useOptions();
  if (!isHeldTo('STAFF_RESTRICT_ADD_STUDENTS_SELF')) return true;
  return instructor.some(({ id, person_id }) => id === instructorId && person_id === me);
};
