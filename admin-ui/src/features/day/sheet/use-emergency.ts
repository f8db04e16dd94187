import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useEmergencyCards } from '@/data/requests/emergency-cards';

/** Emergency cards of whoever rides on a day: asked once for all lessons of it, and only where the barn keeps them. */
export const useEmergency = (date: string) => {
  const { keeps_emergency_cards } = useBarn();
  const mayAsk = useAccess().canCall('emergency_cards/index');
  return useEmergencyCards(date, keeps_emergency_cards === 1 && mayAsk);
};
