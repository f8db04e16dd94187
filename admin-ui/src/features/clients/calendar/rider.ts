import { useFamily } from '@/data/client-context';

/** Whose calendar it is. */
export const useRider = () => {
  const { address, currentClient } = useFamily();
  const { student_id, person_name } = currentClient;
  return { address, studentId: student_id ?? '', name: person_name };
};
