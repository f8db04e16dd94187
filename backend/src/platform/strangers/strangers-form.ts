/** Nobody reads and fills in a form in less. */
const LEAST_MS = 3000;
/** A form that is left open over night still works. */
const MOST_MS = 24 * 3600 * 1000;

/** What was found of a form that a stranger sent. */
export interface StrangersForm {
  /** Something stands in the field that people do not see. */
  readonly isTrapped: boolean;
  /** When the form was handed out; undefined if it was not by us for this barn. */
  readonly handedOutAt: Date | undefined;
  /** The browser has done its sum. */
  readonly isProven: boolean;
  /** The same form came in before. */
  readonly isKnown: boolean;
}

type Verdict = 'good' | 'trapped' | 'forged' | 'known' | 'old' | 'quick' | 'unproven';

/** Whether a person sent it, as far as that can be told; who sent it twice is known before it is weighed. */
export function verdictOnForm({ isTrapped, handedOutAt, isProven, isKnown }: StrangersForm, now: Date): Verdict {
  if (isTrapped) return 'trapped';
  if (!handedOutAt) return 'forged';
  if (isKnown) return 'known';
  const open = now.getTime() - handedOutAt.getTime();
  if (open > MOST_MS) return 'old';
  if (open < LEAST_MS) return 'quick';
  return isProven ? 'good' : 'unproven';
}
