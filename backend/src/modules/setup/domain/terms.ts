/** The end of a term, `YYYY-MM-DD`. */
export interface TermEnd {
  readonly lastDay: string;
}

/** The barn's terms by their last day. */
export type TermCalendar = readonly TermEnd[];

/**
 * With which term a day counts: the first that has not ended by then, so that holidays count with the term that follows. Undefined
 * after the last of them.
 */
export const termOn = (calendar: TermCalendar, day: string): TermEnd | undefined =>
  calendar.find(({ lastDay }) => day <= lastDay);
