/** UTC; part of a scheduled job's id, so that the same tick makes the same job. */
export const hourOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
export const dayOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-dd'.length);
export const tenMinutesOfTick = (now: Date) => now.toISOString().slice(0, 'yyyy-mm-ddThh:m'.length).replace(':', '.');
