import { useEmergencyCard } from '@/data/requests/emergency-cards';
import { ReadingDialog } from '@/ui/ReadingDialog';
import { Unanswered } from '@/ui/states';
import { EmergencyFacts } from './EmergencyFacts';

type Props = { readonly rider: { readonly studentId: string; readonly name: string }; readonly onClose: () => void };

/** Where the lesson is: a tap on the rider, one on the entry, one on the number. */
export const EmergencyDialog = ({ rider, onClose }: Props) => {
  const { data, error, refetch } = useEmergencyCard(rider.studentId);
  return (
    <ReadingDialog title={`In an emergency: ${rider.name}`} onClose={onClose}>
      {data ? (
        <EmergencyFacts card={data} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={4} label="Emergency card" />
      )}
    </ReadingDialog>
  );
};
