/** Days, both included, on which the barn is closed. */
export interface Closure {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What the day is closed for; the shortest of several, which says most. `closures` stand in this order. */
export const closureOn = (closures: readonly Closure[], day: string): Closure | null =>
  closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null;
