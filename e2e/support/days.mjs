/** The Tuesday of next week, the demo barn's busy day, as YYYY-MM-DD. */
export function nextTuesday(now = new Date()) {
  const date = new Date(now);
  date.setUTCDate(date.getUTCDate() + ((9 - date.getUTCDay()) % 7 || 7));
  return date.toISOString().slice(0, 10);
}
