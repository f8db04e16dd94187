import { timeIn, todayIn } from './day';
import { shortDay } from './words';

/** "Deleted Fri 20 Nov, 10:04 by Kasia Kowalska", by the barn's clock. */
export const goneWords = (
  { deleted_at, deleted_by }: { readonly deleted_at: string; readonly deleted_by: string | null },
  zone: string,
): string => {
  const at = new Date(deleted_at);
  return `Deleted ${shortDay(todayIn(zone, at))}, ${timeIn(zone, at)}${deleted_by ? ` by ${deleted_by}` : ''}`;
};
