import { invalid } from '../../../platform/errors/refusal.js';

interface CareDates {
  readonly doneOn: string;
  readonly nextOn: string | null;
}

/** Typed years are often wrong by ten; what is still to come is not done yet. `today` is the barn's date. */
export function checkCareDates({ doneOn, nextOn }: CareDates, today: string) {
  if (doneOn > today) throw invalid('done_on', 'This day is still to come: note it once it is done.');
  if (nextOn !== null && nextOn <= doneOn)
    throw invalid('next_on', 'It is due again after the day on which it was done.');
}
