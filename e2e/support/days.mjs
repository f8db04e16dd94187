/** Where the demo barn is. */
const ZONE = 'America/Toronto';

/** When the product that the journeys use was made: they may go on until after its midnight. */
const made = () => new Date(process.env.E2E_MADE_AT ?? Date.now());

/** The Tuesday of next week, the demo barn's busy day, as YYYY-MM-DD: on every day and at every hour one that is made with it. */
export function nextTuesday(now = made()) {
  const date = new Date(new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(now));
  const untilMonday = (8 - date.getUTCDay()) % 7 || 7;
  date.setUTCDate(date.getUTCDate() + untilMonday + 1);
  return date.toISOString().slice(0, 10);
}

export const weekAfter = (day, weeks = 1) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 7 * weeks);
  return date.toISOString().slice(0, 10);
};
