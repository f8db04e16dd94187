import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { enquiryLink, enquiryMails, type EnquiryAnswered } from '../../enquiries/contracts.js';
import { enquiryText, mailedEnquiry } from '../facts/mailed-enquiry.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface EnquiryAnswer {
  sender: Sender;
  to: string;
  firstName: string;
  answer: string;
  url: string;
}

export const exampleEnquiryAnswer: EnquiryAnswer = {
  sender: exampleFamily.sender,
  to: 'nora@home.test',
  firstName: 'Nora',
  answer: 'Come by on Saturday at ten. Long trousers and shoes with a heel are enough; we have helmets.',
  url: 'https://leadline.test/public/example/enquiry/example',
};

/** The barn's answer; what is written back by the link stands with the rest. */
export function enquiryAnswerMail(props: EnquiryAnswer = exampleEnquiryAnswer): ComposedMail {
  const { sender, to, firstName, answer, url } = props;
  return composeMail('Answer to enquiry', sender, to, {
    subject: `${sender.farmName} has answered you`,
    heading: `${firstName}, ${sender.farmName} has answered.`,
    paragraphs: [],
    quote: { by: `${sender.farmName} writes`, text: answer },
    button: { label: 'Read everything and write back', url },
    secret: true,
  });
}

interface MailAnswer {
  farmId: string;
  position: number;
  enquiryId: string;
  messageId: string;
}

export const enquiryAnswer = mail<MailAnswer>({
  name: 'notifications.mailEnquiryAnswer',
  preview: enquiryAnswerMail,
  follows: follow(['enquiries.EnquiryAnswered'], (events: readonly StoredEvent<EnquiryAnswered>[]) =>
    events.map(({ position, data: { enquiryId, messageId } }) => ({ position, enquiryId, messageId })),
  ),
  ledgerId: ({ enquiryId, messageId }) => `${enquiryMails(enquiryId)}answer-${messageId}`,
  async compose(sql, { farmId, enquiryId, messageId }, { config }) {
    const [enquiry, answer] = await Promise.all([
      mailedEnquiry(sql, farmId, enquiryId),
      enquiryText(sql, farmId, messageId),
    ]);
    if (!enquiry || answer === undefined) return undefined;
    const { sender, publicId, who } = enquiry;
    const url = enquiryLink(config, { farmId, publicId, enquiryId });
    return enquiryAnswerMail({ sender, to: who.email, firstName: who.firstName, answer, url });
  },
});
