import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { TimeOffSettled, TimeOffState } from '../../people/contracts.js';
import { timeOffNews } from '../wording/push-wording.js';
import { daysInWords, mailedTimeOff, type MailedTimeOff } from '../facts/mailed-time-off.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { exampleFamily, written as quoted } from '../wording/lesson-wording.js';

export interface TimeOffAnswered extends Omit<MailedTimeOff, 'isOwn' | 'name' | 'personId'> {
  now: Date;
  /** Null: nobody had asked for it. */
  former: TimeOffState | null;
}

export const exampleTimeOffAnswered: TimeOffAnswered = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  email: 'maya@maplehill.test',
  firstName: 'Maya',
  from: '2026-12-01',
  until: '2026-12-03',
  startTime: null,
  endTime: null,
  state: 'approved',
  former: 'asked',
  answer: 'Enjoy it. Tom teaches your beginners.',
};

const SUBJECTS: Readonly<Record<TimeOffState, string>> = {
  approved: 'Time off approved',
  declined: 'Time off declined',
  asked: 'Time off is open again',
  withdrawn: 'Time off taken back',
};

function headingOf({ state, former, firstName, sender }: TimeOffAnswered) {
  if (state === 'approved' && former === null) return `${firstName}, ${sender.farmName} has noted time off for you.`;
  if (state === 'approved') return `${firstName}, your time off is approved.`;
  if (state === 'declined') return `${firstName}, your time off is declined.`;
  if (state === 'withdrawn') return `${firstName}, your time off was taken back.`;
  return `${firstName}, your time off is looked at again.`;
}

/** To whoever is off, or is not. */
export function timeOffAnsweredMail(props: TimeOffAnswered = exampleTimeOffAnswered): ComposedMail {
  const { now, sender, email, state, answer } = props;
  const days = daysInWords(props, now, sender);
  return composeMail('Time off answered', sender, email, {
    subject: `${SUBJECTS[state]}: ${days}`,
    heading: headingOf(props),
    paragraphs: state === 'asked' ? ['What was answered before does not hold any more.'] : [],
    facts: [['When', days]],
    quote: quoted(sender, answer),
  });
}

interface MailAnswered {
  farmId: string;
  position: number;
  timeOffId: string;
  state: TimeOffState;
  former: TimeOffState | null;
}

/** Of what stands by then: an answer that was taken back at once is not told. */
export const timeOffAnswered = mail<MailAnswered>({
  name: 'notifications.mailTimeOffAnswered',
  preview: timeOffAnsweredMail,
  follows: follow(['people.TimeOffSettled'], (events: readonly StoredEvent<TimeOffSettled>[]) =>
    events.map(({ position, data: { timeOffId, state, former } }) => ({ position, timeOffId, state, former })),
  ),
  ledgerId: ({ position }) => `${position}-time-off-answered`,
  async compose(sql, { farmId, timeOffId, state, former }, { now }) {
    const timeOff = await mailedTimeOff(sql, farmId, timeOffId);
    if (timeOff?.state !== state || timeOff.isOwn) return undefined;
    const { isOwn: _, name: __, personId, ...told } = timeOff;
    const written = timeOffAnsweredMail({ ...told, now, former });
    const devices = await devicesToTell(sql, farmId, { kind: 'time_off', personId });
    return alsoTold(written, farmId, devices, timeOffNews(written, { ...told, personId }, { timeOffId, now }));
  },
});
