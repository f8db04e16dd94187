/** "2026-11-24 16:05": the barn's wall clock so many hours from now. */
export const hoursLaterIn = (zone: string, hours: number, now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    now.getTime() + hours * 3_600_000,
  );
