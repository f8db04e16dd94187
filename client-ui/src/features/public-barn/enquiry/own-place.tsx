import { when } from '../../../format/dates';
import { t, type Text } from '../../../i18n/t';
import { Notice } from '../../../ui/notice';
import { AskedLesson } from './asked-lesson';
import { HeldWords } from './held-words';
import type { AskedPlace, OwnEnquiry } from './enquiries';

const at = (moment: string): string => when(moment.slice(0, 10), moment.slice(11));

type Says = readonly [tone: 'good' | 'info', words: Text];

/** In the words of whoever asked. */
const WORDS: Readonly<Record<Exclude<AskedPlace['state'], 'asked'>, Says>> = {
  unpaid: ['info', 'The place is kept for you as soon as you have paid for it here.'],
  kept: ['good', 'A place is kept for {rider} until {until}. {barn} answers you by mail.'],
  full: [
    'info',
    'The lesson has filled up meanwhile, so no place is kept. {barn} reads that you asked, and answers you by mail.',
  ],
  over: [
    'info',
    'This lesson can no longer be booked, so no place is kept. {barn} reads that you asked, and answers you by mail.',
  ],
  unkept: ['info', 'No place is kept. {barn} reads that you asked, and answers you by mail.'],
  many: [
    'info',
    'So many places are kept already that none is kept for this one. {barn} reads that you asked, and answers you by mail.',
  ],
  given: ['good', 'The place is yours: {rider} is in this lesson.'],
  declined: ['info', '{barn} cannot give you this place.'],
  withdrawn: ['info', 'You have given up this place.'],
  closed: ['info', 'No place is kept for you any more.'],
  ended: ['info', 'The time for which a place was kept is over. {barn} may still answer you.'],
  given_away: ['info', 'The lesson is full by now; no place is kept any more.'],
  called_off: ['info', 'This lesson does not take place.'],
};

const saysOf = ({ state, is_cancelled }: AskedPlace): Says | null => {
  if (state === 'asked') return null;
  return is_cancelled === 1 ? WORDS.called_off : WORDS[state];
};

type Props = { readonly place: AskedPlace; readonly enquiry: OwnEnquiry; readonly barn: string };

/** The lesson that was asked for, and what became of the place. */
export const OwnPlace = ({ place, enquiry: { rider_name, first_name, payment }, barn }: Props) => {
  const says = saysOf(place);
  const until = place.kept_until ? at(place.kept_until) : '';
  return (
    <>
      {says && (
        <Notice tone={says[0]} role="status">
          {t(says[1], { barn, rider: rider_name ?? first_name, until })}
        </Notice>
      )}
      <AskedLesson lesson={place}>
        {place.is_moved === 1 &&
          place.is_cancelled === 0 &&
          t('You asked for {when}; it was moved.', { when: at(place.asked_for) })}
      </AskedLesson>
      {payment?.held && <HeldWords held={payment.held} barn={barn} />}
    </>
  );
};
