import { verdictOnForm, type StrangersForm } from '../../../platform/strangers/strangers-form.js';
import { enquiryErrors } from './errors.js';
import { MOST_UNCONFIRMED } from './limits.js';

/** What was found of a form that came in. */
export interface FormFacts extends StrangersForm {
  /** The barn takes enquiries. */
  readonly isOn: boolean;
  /** Of this barn, addresses that nobody has confirmed. */
  readonly unconfirmed: number;
}

const REFUSALS = {
  forged: enquiryErrors.enquiry_form_forged,
  old: enquiryErrors.enquiry_form_old,
  quick: enquiryErrors.enquiry_form_quick,
  unproven: enquiryErrors.enquiry_unproven,
};

/**
 * Whether an enquiry is taken. `ignored` looks to whoever sent it as if it were taken: a bot learns nothing, and who sends a form twice
 * has sent it once. Throws `enquiries_off`, `enquiry_form_forged`, `enquiry_form_old`, `enquiry_form_quick`, `enquiry_unproven` and
 * `too_many_enquiries`.
 */
export function decideForm(facts: FormFacts, now: Date): 'taken' | 'ignored' {
  if (!facts.isOn) throw enquiryErrors.enquiries_off();
  const verdict = verdictOnForm(facts, now);
  if (verdict === 'trapped' || verdict === 'known') return 'ignored';
  if (verdict !== 'good') throw REFUSALS[verdict]();
  if (facts.unconfirmed >= MOST_UNCONFIRMED) throw enquiryErrors.too_many_enquiries();
  return 'taken';
}
