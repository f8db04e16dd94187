import { ifEmpty } from '@leadline/api-client';
import type { Barn } from '@/data/requests/barn';
import type { Enquiry, EnquiryState } from '@/data/requests/enquiries';
import { count } from '@/data/time/words';

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
