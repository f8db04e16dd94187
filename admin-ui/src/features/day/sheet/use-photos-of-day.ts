import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { usePhotoConsents } from '@/data/requests/photo-consents';

/** Photo consents of whoever rides on a day: asked once for all lessons of it, and only where the barn asks families. */
export const usePhotosOfDay = (date: string) => {
  const { asks_photo_consent } = useBarn();
  const mayAsk = useAccess().canCall('photo_consents/index');
  return usePhotoConsents(date, asks_photo_consent === 1 && mayAsk);
};
