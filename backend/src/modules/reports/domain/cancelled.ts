/** How long before the lesson a place was given up: after it began (and who did not come), within a day of it, two, a week, or earlier. */
export const NOTICES = ['after', 'day', 'two', 'week', 'earlier'] as const;
export type Notice = (typeof NOTICES)[number];

/** Who or what gave a place up: its rider, nobody who came, or the barn, by the reason that it named. */
export const REASONS = ['rider', 'noshow', 'weather', 'illness', 'barn'] as const;
export type Reason = (typeof REASONS)[number];
