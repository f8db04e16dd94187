import type { Makeup } from '@/data/requests/makeups';
import { dateOnly, shortDay } from '@/data/time/words';

/** Which lesson was missed, and until when it can be made up for. */
export const makeupWords = (makeup: Makeup | undefined): string => {
  if (!makeup) return 'No makeup can be used on that day.';
  const { scheduled_date, package_expiry_date } = makeup;
  return [
    scheduled_date ? `For the lesson missed on ${shortDay(scheduled_date)}` : 'A makeup',
    `to be used by ${dateOnly(package_expiry_date)}.`,
  ].join(', ');
};
