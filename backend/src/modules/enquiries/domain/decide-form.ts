import { enquiryErrors } from './errors.js';
import { MOST_UNCONFIRMED } from './limits.js';

/** Nobody reads and fills in the form in less. */
const LEAST_MS = 3000;
/** A form that is left open over night still works. */
const MOST_MS = 24 * 3600 * 1000;

/** What was found of a form that came in. */
export interface FormFacts {
  /** The barn takes enquiries. */
  readonly isOn: boolean;
  /** Something stands in the field that people do not see. */
  readonly isTrapped: boolean;
  /** When the form was handed out; undefined if it was not by us for this barn. */
  readonly handedOutAt: Date | undefined;
  /** The browser has done its sum. */
  readonly isProven: boolean;
  /** The same form came in before. */
  readonly isKnown: boolean;
  /** Of this barn, addresses that nobody has confirmed. */
  readonly unconfirmed: number;
}

/**
 * Whether an enquiry is taken. `ignored` looks to whoever sent it as if it were taken: a bot learns nothing, and who sends a form twice
 * has sent it once. Throws `enquiries_off`, `enquiry_form_forged`, `enquiry_form_old`, `enquiry_form_quick`, `enquiry_unproven` and
 * `too_many_enquiries`.
 */
export function decideForm(facts: FormFacts, now: Date): 'taken' | 'ignored' {
  if (!facts.isOn) throw enquiryErrors.enquiries_off();
  if (facts.isTrapped) return 'ignored';
  if (!facts.handedOutAt) throw enquiryErrors.enquiry_form_forged();
  if (facts.isKnown) return 'ignored';
  const open = now.getTime() - facts.handedOutAt.getTime();
  if (open > MOST_MS) throw enquiryErrors.enquiry_form_old();
  if (open < LEAST_MS) throw enquiryErrors.enquiry_form_quick();
  if (!facts.isProven) throw enquiryErrors.enquiry_unproven();
  if (facts.unconfirmed >= MOST_UNCONFIRMED) throw enquiryErrors.too_many_enquiries();
  return 'taken';
}
