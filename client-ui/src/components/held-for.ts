import { t } from '../i18n/t';
import type { Barn } from '../requests/barn';

/** How long a place that comes free is held for one who waits: "4 hours, not counting 21:00 to 07:00". */
export const heldFor = ({ waiting_offer_hours, waiting_quiet_from, waiting_quiet_until }: Barn): string => {
  const hours = Number(waiting_offer_hours ?? 4);
  const [from, until] = [waiting_quiet_from ?? '21:00', waiting_quiet_until ?? '07:00'];
  return from === until
    ? t('{hours, plural, one {# hour} other {# hours}}', { hours })
    : t('{hours, plural, one {# hour} other {# hours}}, not counting {from} to {until}', { hours, from, until });
};
