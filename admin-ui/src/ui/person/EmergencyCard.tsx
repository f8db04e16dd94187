import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useEmergencyCard } from '@/data/requests/emergency-cards';
import { Unanswered } from '@/ui/states';
import { EmergencyFacts } from './EmergencyFacts';
import { EmergencyQuestion } from './EmergencyQuestion';

/** Of one rider, on the page of their details. */
export const EmergencyCard = (rider: { readonly studentId: string; readonly name: string }) => {
  const { data, error, refetch } = useEmergencyCard(rider.studentId);
  const { canCall } = useAccess();
  const [asking, setAsking] = useState(false);
  return (
    <section className="client-section stack gap-2" aria-label="In an emergency">
      <h2>In an emergency</h2>
      {data ? (
        <EmergencyFacts card={data} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={3} label="Emergency card" />
      )}
      {data && canCall('emergency_cards/save') && (
        <p>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {data.version === 0 ? 'Note whom to call…' : 'Change emergency card…'}
          </Button>
        </p>
      )}
      {asking && data && <EmergencyQuestion rider={rider} card={data} onClose={() => setAsking(false)} />}
    </section>
  );
};
