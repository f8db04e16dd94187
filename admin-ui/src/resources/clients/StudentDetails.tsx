import type { Reply } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { Contacts, LessonsLeft, Rides } from './ClientDetails';

/** A student beside the list: when next, how many lessons are left, whom to call. */
export const StudentDetails = ({ record }: { record: Reply<'rest/students'>[number] }) => {
  const { canCall } = useAccess();
  return (
    <>
      <Rides whose={{ student_id: record.student_id }} />
      {canCall('items/studentPurchases') && <LessonsLeft studentId={record.student_id} />}
      {canCall('people/getUserClients') && <Contacts personId={record.person_id} />}
    </>
  );
};
