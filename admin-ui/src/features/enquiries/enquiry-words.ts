import { ifEmpty } from '@leadline/api-client';
import type { Barn } from '@/data/requests/barn';
import type { AskedPlace, Enquiry, EnquiryState } from '@/data/requests/enquiries';
import type { Lookalike } from '@/data/requests/people';
import { count, dayAndTime, hhmm } from '@/data/time/words';

type Tone = 'plain' | 'success' | 'danger' | 'warning' | 'info';

export const stateWords: Readonly<Record<EnquiryState, { readonly name: string; readonly tone: Tone }>> = {
  new: { name: 'New', tone: 'info' },
  answered: { name: 'Answered', tone: 'success' },
  closed: { name: 'Closed', tone: 'plain' },
  unconfirmed: { name: 'Not confirmed', tone: 'warning' },
};

/** What the inbox's tabs say when there is nothing. */
export const emptyWords: Readonly<Record<EnquiryState | 'all', string>> = {
  new: 'Whoever writes to you by the public page, and has confirmed the address, stands here until you have answered.',
  answered: 'What you have answered stands here until they write again, or you close it.',
  closed: 'What is settled stands here until it is erased.',
  unconfirmed: 'Whoever has not opened the link in our mail stands here for a week, then it is erased.',
  all: 'Nobody has written to you by the public page yet.',
};

export const nameOf = ({ first_name, last_name }: Pick<Enquiry, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

export const whenErased = ({ enquiry_kept_months }: Pick<Barn, 'enquiry_kept_months'>): string =>
  `erased ${count(Number(enquiry_kept_months) || ifEmpty.enquiry_kept_months, 'month')} after it was closed`;

const LIKE = { name: 'name', email: 'email', phone: 'phone' } as const;

/** Why somebody may be the same. */
export const likeWords = (matches: Lookalike['matches']): string =>
  `same ${matches.map((match) => LIKE[match]).join(' and ')}`;

/** `Tue 24 Nov, 16:00`, of the barn's clock. */
export const momentWords = (moment: string): string => dayAndTime(moment.slice(0, 10), moment.slice(11));

export const lessonWords = ({ scheduled_date, scheduled_starttime, scheduled_endtime }: AskedPlace): string =>
  `${dayAndTime(scheduled_date, scheduled_starttime)}–${hhmm(scheduled_endtime)}`;

export const riderOfEnquiry = (enquiry: Pick<Enquiry, 'rider_name' | 'first_name' | 'last_name'>): string =>
  enquiry.rider_name ?? nameOf(enquiry);

const placeStates: Readonly<
  Record<AskedPlace['state'], { readonly name: string; readonly tone: Tone; readonly about?: string }>
> = {
  asked: { name: 'Not confirmed', tone: 'warning', about: 'A place is kept once the address is confirmed.' },
  unpaid: { name: 'Not paid yet', tone: 'warning', about: 'The place is kept once the guest has paid by card.' },
  kept: { name: 'Place kept', tone: 'info' },
  full: { name: 'None kept', tone: 'warning', about: 'The lesson had filled up when the address was confirmed.' },
  over: { name: 'None kept', tone: 'warning', about: 'Booking had closed when the address was confirmed.' },
  unkept: { name: 'None kept', tone: 'plain', about: 'The barn keeps no place for guests.' },
  many: { name: 'None kept', tone: 'warning', about: 'As many places as may be are kept for guests already.' },
  given: { name: 'Place given', tone: 'success' },
  declined: { name: 'Declined', tone: 'plain' },
  withdrawn: { name: 'Given up', tone: 'plain', about: 'The guest does not want the place any more.' },
  closed: { name: 'Not kept any more', tone: 'plain', about: 'The enquiry was closed, and who asked was told.' },
  ended: { name: 'Not kept any more', tone: 'warning', about: 'Its time was over, and who asked was told.' },
  given_away: { name: 'Given away', tone: 'warning', about: 'Somebody else got it, and who asked was told.' },
  called_off: { name: 'Called off', tone: 'danger', about: 'The lesson does not take place, and who asked was told.' },
};

export const placeState = ({ state }: Pick<AskedPlace, 'state'>) => placeStates[state];

/** It may still be given, or declined. */
export const isOpenPlace = ({ state }: Pick<AskedPlace, 'state'>): boolean => state !== 'given' && state !== 'declined';

type Held = NonNullable<AskedPlace['payment']>;

export const heldAmount = ({ amount, currency_code }: Held): string => `${currency_code} ${amount.toFixed(2)}`;

const heldWords: Readonly<Record<Held['state'], { readonly name: string; readonly about: string }>> = {
  held: { name: 'held on the card', about: 'It is taken when you give the place, and let go when you do not.' },
  taking: { name: 'being taken', about: 'The card provider is asked for it.' },
  taken: { name: 'paid by card', about: 'It stands in the client’s payments.' },
  released: { name: 'let go', about: 'Nothing was paid.' },
  lapsed: { name: 'not paid', about: 'The bank let it go before it was taken: the lesson is owed.' },
};

/** `CAD 51.87 held on the card`. */
export const paymentWords = (held: Held): string => `${heldAmount(held)} ${heldWords[held.state].name}`;

export const aboutPayment = ({ state }: Held): string => heldWords[state].about;
