const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Tue 24 Nov, 16:00: in the super user's own zone, for barns lie in many. */
export const when = (iso: string): string => {
  const at = new Date(iso);
  return `${day.format(at).replace(',', '')}, ${time.format(at)}`;
};

const minute = 60_000;

/** How long ago, as coarse as it matters. */
export const waited = (iso: string, now: number): string => {
  const minutes = Math.floor((now - Date.parse(iso)) / minute);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h`;
};
