import { when } from '../../../format/dates';
import { Notice } from '../../../ui/notice';
import { AskedLesson } from './asked-lesson';
import { HeldWords } from './held-words';
import type { AskedPlace, OwnEnquiry } from './enquiries';

const at = (moment: string): string => when(moment.slice(0, 10), moment.slice(11));

type Tone = 'good' | 'info';
type Says = (barn: string, rider: string, keptUntil: string) => readonly [Tone, string];

const asked =
  (why: string): Says =>
  (barn) => ['info', `${why} ${barn} reads that you asked, and answers you by mail.`];

/** In the words of whoever asked. */
const WORDS: Readonly<Record<Exclude<AskedPlace['state'], 'asked'>, Says>> = {
  unpaid: () => ['info', 'The place is kept for you as soon as you have paid for it here.'],
  kept: (barn, rider, until) => ['good', `A place is kept for ${rider} until ${until}. ${barn} answers you by mail.`],
  full: asked('The lesson has filled up meanwhile, so no place is kept.'),
  over: asked('This lesson can no longer be booked, so no place is kept.'),
  unkept: asked('No place is kept.'),
  many: asked('So many places are kept already that none is kept for this one.'),
  given: (_, rider) => ['good', `The place is yours: ${rider} is in this lesson.`],
  declined: (barn) => ['info', `${barn} cannot give you this place.`],
  withdrawn: () => ['info', 'You have given up this place.'],
  closed: () => ['info', 'No place is kept for you any more.'],
  ended: (barn) => ['info', `The time for which a place was kept is over. ${barn} may still answer you.`],
  given_away: () => ['info', 'The lesson is full by now; no place is kept any more.'],
  called_off: () => ['info', 'This lesson does not take place.'],
};

const wordsOf = ({ state, kept_until, is_cancelled }: AskedPlace, barn: string, rider: string) => {
  if (state === 'asked') return null;
  if (is_cancelled === 1) return WORDS.called_off(barn, rider, '');
  return WORDS[state](barn, rider, kept_until ? at(kept_until) : '');
};

type Props = { readonly place: AskedPlace; readonly enquiry: OwnEnquiry; readonly barn: string };

/** The lesson that was asked for, and what became of the place. */
export const OwnPlace = ({ place, enquiry: { rider_name, first_name, payment }, barn }: Props) => {
  const says = wordsOf(place, barn, rider_name ?? first_name);
  return (
    <>
      {says && (
        <Notice tone={says[0]} role="status">
          {says[1]}
        </Notice>
      )}
      <AskedLesson lesson={place}>
        {place.is_moved === 1 && place.is_cancelled === 0 && `You asked for ${at(place.asked_for)}; it was moved.`}
      </AskedLesson>
      {payment?.held && <HeldWords held={payment.held} barn={barn} />}
    </>
  );
};
