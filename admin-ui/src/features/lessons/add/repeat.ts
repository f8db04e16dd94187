export type Repeat = {
  readonly every: 'none' | 'weekly' | 'fortnightly' | 'daily';
  readonly ends: 'after' | 'ongoing' | 'on_date';
  readonly times: number;
  readonly until: string;
};

export const repeatOptions = [
  { id: 'none', name: 'Does Not Repeat' },
  { id: 'weekly', name: 'Repeats Weekly' },
  { id: 'fortnightly', name: 'Repeats Every Two Weeks' },
  { id: 'daily', name: 'Repeats Daily' },
] as const;

export const endOptions = [
  { id: 'after', name: 'after N times' },
  { id: 'ongoing', name: 'ongoing' },
  { id: 'on_date', name: 'on date' },
] as const;

/** What the wire calls them. */
export const toWire = {
  weekly: { frequency: 1, measure: 'weeks' },
  fortnightly: { frequency: 2, measure: 'weeks' },
  daily: { frequency: 1, measure: 'days' },
} as const;
