import type { Mail, MailState } from '@/data/requests/mails';
import { count, dayAndTime } from '@/data/time/words';

type Tone = 'plain' | 'success' | 'danger' | 'warning' | 'info';

export const stateWords: Readonly<Record<MailState, { readonly name: string; readonly tone: Tone }>> = {
  sent: { name: 'Sent', tone: 'success' },
  waiting: { name: 'Waiting', tone: 'info' },
  failed: { name: 'Refused', tone: 'danger' },
  given_up: { name: 'Given up', tone: 'danger' },
  no_address: { name: 'No address', tone: 'warning' },
  obsolete: { name: 'Not needed', tone: 'plain' },
  not_wanted: { name: 'Not wanted', tone: 'plain' },
  bounced: { name: 'Bounced', tone: 'danger' },
  complained: { name: 'Complained', tone: 'warning' },
};

const moment = (at: string): string => dayAndTime(at.slice(0, 10), at.slice(11));

/** When it was written and when it left. */
export const timesOf = ({ created_at, sent_at }: Mail): string =>
  !sent_at || sent_at === created_at ? moment(created_at) : `${moment(created_at)}, sent ${moment(sent_at)}`;

/** Why it did not go, and what happens by itself. */
export const whyOf = ({ state, attempts, reason }: Mail): string | null => {
  if (state === 'sent') return attempts > 1 ? `It took ${count(attempts, 'try', 'tries')}` : null;
  if (state === 'waiting')
    return attempts === 0
      ? 'On its way'
      : `Tried ${count(attempts, 'time')}, and tried again by itself. ${reason ?? ''}`;
  if (state === 'given_up') return `Tried ${count(attempts, 'time')} in vain. ${reason ?? ''}`;
  return reason;
};
