/** Periods in UTC, for ids of jobs that the clock asks for: whoever hears the same tick asks for the same job. */
export const hourOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
export const dayOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-dd'.length);
