import { useAccess } from '@/data/providers/use-access';
import { useBarn } from './barn';
import { useUnsignedRiders } from './own-waivers';

/** Who rides on a day, or has a place in a session, without a waiver: asked once for all, and only where the barn has waivers. */
export const useUnsigned = (date: string | undefined, seriesId?: string) => {
  const { can_sign_waivers } = useBarn();
  const mayAsk = useAccess().canCall('own_waiver/unsigned') && can_sign_waivers === 1;
  return { ...useUnsignedRiders(date ?? '', mayAsk && date !== undefined, seriesId), isAsked: mayAsk };
};
