import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';

/** A barn that notes care, or asks what suits riders, weighs its horses. */
export const useMeasuresHorses = (): boolean => {
  const { canCall } = useAccess();
  const { has_horse_care, checks_suitability } = useBarn();
  return (has_horse_care === 1 || checks_suitability === 1) && canCall('horse_measures/horse');
};
