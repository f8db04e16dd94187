import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useUnsignedRiders } from '@/data/requests/own-waivers';

/** Who rides on a day without a waiver: asked once for all lessons of it, and only where the barn has waivers. */
export const useUnsigned = (date: string) => {
  const { can_sign_waivers } = useBarn();
  const mayAsk = useAccess().canCall('own_waiver/unsigned');
  return useUnsignedRiders(date, can_sign_waivers === 1 && mayAsk);
};
