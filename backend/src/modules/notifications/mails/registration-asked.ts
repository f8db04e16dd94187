import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { RegistrationAsked } from '../../enrollment/contracts.js';
import { familyAndSession, type MailedSession } from '../queries/mailed-session.js';
import { exampleFamily, portalButton, type ToFamily } from '../wording/lesson-wording.js';
import { exampleSession, sessionRows } from '../wording/session-wording.js';

export interface AskedFor extends ToFamily {
  session: MailedSession;
}

export const exampleAskedFor: AskedFor = { ...exampleFamily, session: exampleSession };

export function registrationAskedMail(props: AskedFor = exampleAskedFor): ComposedMail {
  const { sender, holder, student, session } = props;
  return composeMail('Registration', sender, holder, {
    subject: `Waiting for an answer: ${student.firstName}, ${session.title}`,
    heading: `${sender.farmName} has ${student.firstName}’s registration for ${session.title}.`,
    paragraphs: ['A place is held until the barn has answered. You get a mail then; nothing is to be paid before.'],
    facts: sessionRows(session, props),
    list: [],
    ...portalButton(props, 'See the registration', 'registration'),
  });
}

interface MailAsked {
  farmId: string;
  position: number;
  seriesId: string;
  studentId: string;
}

/** To the account holder, while the barn has not answered. */
export const registrationAsked = mail<MailAsked>({
  name: 'notifications.mailRegistrationAsked',
  preview: registrationAskedMail,
  follows: follow<RegistrationAsked, Omit<MailAsked, 'farmId'>>(['enrollment.RegistrationAsked'], (events) =>
    events.map(({ position, data: { seriesId, studentId } }) => ({ position, seriesId, studentId })),
  ),
  ledgerId: ({ position }) => `${position}-asked`,
  async compose(sql, { farmId, seriesId, studentId }, { now, config: { publicUrl } }) {
    const { family, session, state } = await familyAndSession(sql, farmId, { seriesId, studentId });
    if (!family || !session || state !== 'asked') return undefined;
    return registrationAskedMail({ ...family, now, publicUrl, session });
  },
});
