import type { Barn } from '../requests/barn';
import { counted } from '../format/counts';

/** How long a place that comes free is held for one who waits: "4 hours, not counting 21:00 to 07:00". */
export const heldFor = ({ waiting_offer_hours, waiting_quiet_from, waiting_quiet_until }: Barn): string => {
  const hours = counted(Number(waiting_offer_hours ?? 4), 'hour');
  const [from, until] = [waiting_quiet_from ?? '21:00', waiting_quiet_until ?? '07:00'];
  return from === until ? hours : `${hours}, not counting ${from} to ${until}`;
};
