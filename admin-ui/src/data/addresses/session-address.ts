/** What whoever teaches a session takes along, and what became of it. */
export const sessionAddress = (seriesId: string, sheet: 'roster' | 'attendance' = 'roster'): string =>
  `/sessions/${seriesId}/${sheet}`;
