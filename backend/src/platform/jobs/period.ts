/** UTC periods for ids of scheduled jobs: the same tick gives the same job. */
export const hourOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
export const dayOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-dd'.length);
