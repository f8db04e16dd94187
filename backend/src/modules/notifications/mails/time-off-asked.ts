import type { StoredEvent } from '../../../platform/event-store/event.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import type { TimeOffAsked as Asked } from '../../people/contracts.js';
import { daysInWords, mailedTimeOff, type MailedTimeOff } from '../facts/mailed-time-off.js';
import { BarnAdministrators } from '../queries/barn-administrators.js';
import { loginFacts } from '../queries/login-facts.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface TimeOffAsked extends Pick<
  MailedTimeOff,
  'sender' | 'name' | 'from' | 'until' | 'startTime' | 'endTime'
> {
  now: Date;
  to: string;
  url: string;
}

export const exampleTimeOffAsked: TimeOffAsked = {
  now: exampleFamily.now,
  sender: exampleFamily.sender,
  to: 'admin@maplehill.test',
  name: 'Maya Reyes',
  from: '2026-12-01',
  until: '2026-12-03',
  startTime: null,
  endTime: null,
  url: 'https://leadline.test/admin/stafftimeoff',
};

/** To those who run the barn; why, they read there. */
export function timeOffAskedMail(props: TimeOffAsked = exampleTimeOffAsked): ComposedMail {
  const { now, sender, to, name, url } = props;
  const days = daysInWords(props, now, sender);
  return composeMail('Time off asked', sender, to, {
    subject: `Time off: ${name}, ${days}`,
    heading: `${name} asks for time off.`,
    paragraphs: ['You see which lessons it concerns, and who could teach them, before you answer.'],
    facts: [['When', days]],
    button: { label: 'See it and answer', url },
  });
}

interface AnnounceAsked {
  farmId: string;
  position: number;
  timeOffId: string;
}
interface MailAsked extends AnnounceAsked {
  loginId: string;
}

/** Once for each request and administrator, however often its days change. */
export const timeOffAsked = mail<MailAsked>({
  name: 'notifications.mailTimeOffAsked',
  preview: timeOffAskedMail,
  announced: announcement<MailAsked, AnnounceAsked>({
    job: jobType('notifications.announceTimeOff', { queue: 'mail', remember: false }),
    follows: follow(['people.TimeOffAsked'], (events: readonly StoredEvent<Asked>[]) =>
      events.flatMap(({ position, data: { timeOffId, isChange } }) => (isChange ? [] : [{ position, timeOffId }])),
    ),
    async recipients(asked, ask) {
      const { farmId, position } = asked;
      const administrators = await ask(new BarnAdministrators({ farmId, actor: SYSTEM }, {}));
      return administrators.map((loginId) => ({
        id: `${farmId}-${position}-${loginId}-time-off`,
        data: { ...asked, loginId },
      }));
    },
  }),
  ledgerId: ({ position, loginId }) => `${position}-time-off-${loginId}`,
  async compose(sql, { farmId, timeOffId, loginId }, { now, config: { publicUrl } }) {
    const [timeOff, login] = await Promise.all([
      mailedTimeOff(sql, farmId, timeOffId),
      loginFacts(sql, farmId, loginId),
    ]);
    if (timeOff?.state !== 'asked' || !login) return undefined;
    return timeOffAskedMail({ ...timeOff, now, to: login.email, url: `${publicUrl}/admin/stafftimeoff` });
  },
});
