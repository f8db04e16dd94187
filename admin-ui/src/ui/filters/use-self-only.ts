import { useSuspenseQuery } from '@tanstack/react-query';
import { readClaims } from '@leadline/api-client';
import { useOptions, type InstructorOption } from '@/data/requests/options';
import { permissionsQuery } from '@/data/requests/permissions';

/** The member of the staff to whom the server shows their own lessons only; null for everybody else. A01 */
export const useSelfOnly = (): InstructorOption | null => {
  const { data: codes } = useSuspenseQuery(permissionsQuery);
  const { instructor } = useOptions();
  const claims = readClaims();
  if (claims?.user_type_code !== 'INS' || !codes.includes('STAFF_RESTRICT_VIEW_CALENDAR_SELF')) return null;
  return instructor.find(({ person_id }) => person_id === claims.user_person_id) ?? null;
};
