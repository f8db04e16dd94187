import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { SupportAsked } from '../../notes/contracts.js';
import { supportFacts } from '../queries/support-facts.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface SupportMessage {
  sender: Sender;
  to: string;
  author: { name: string; email: string };
  summary: string;
  message: string;
}

export const exampleSupportMessage: SupportMessage = {
  sender: exampleFamily.sender,
  to: 'support@leadline.test',
  author: { name: 'Ada Minister', email: 'ada@maplehill.test' },
  summary: 'Two packages for one program',
  message: 'Can one lesson be paid by either of two packages?',
};

/** Reply-To is the administrator. F01 */
export function supportMail(props: SupportMessage = exampleSupportMessage): ComposedMail {
  const { sender, to, author, summary, message } = props;
  const written = composeMail('Support message', sender, to, {
    subject: `Support: ${summary}`,
    heading: `${author.name} of ${sender.farmName} asks for help.`,
    paragraphs: [],
    facts: [
      ['Barn', sender.farmName],
      ['From', `${author.name}, ${author.email}`],
    ],
    quote: { by: summary, text: message },
  });
  return { ...written, replyTo: author.email };
}

interface MailSupport {
  farmId: string;
  position: number;
  messageId: string;
  loginId: string;
}

/** To whoever runs the platform. */
export const supportMessage = mail<MailSupport>({
  name: 'notifications.mailSupport',
  preview: supportMail,
  follows: follow(['notes.SupportAsked'], (events: readonly StoredEvent<SupportAsked>[]) =>
    events.map(({ position, data: { messageId }, metadata: { actor } }) => ({ position, messageId, loginId: actor })),
  ),
  ledgerId: ({ position }) => `${position}-support`,
  async compose(sql, { farmId, messageId, loginId }, { config: { supportEmail } }) {
    const facts = await supportFacts(sql, farmId, { messageId, loginId });
    return facts && supportMail({ ...facts, to: supportEmail });
  },
});
