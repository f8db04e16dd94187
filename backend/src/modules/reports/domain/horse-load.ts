/** What a horse may do in a week: its minutes a day on each of these days that it works; null where nothing is limited. */
export function minutesAllowed(
  limits: { mostMinutesADay: number | null; daysOff: readonly number[]; offUntil: string | null },
  dates: readonly string[],
): number | null {
  if (limits.mostMinutesADay === null) return null;
  const works = dates.filter((date) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    return !limits.daysOff.includes(weekday) && (limits.offUntil === null || date >= limits.offUntil);
  });
  return limits.mostMinutesADay * works.length;
}
