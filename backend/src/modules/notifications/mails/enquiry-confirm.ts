import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { enquiryLink, enquiryMails, type EnquiryMade } from '../../enquiries/contracts.js';
import { mailedEnquiry } from '../facts/mailed-enquiry.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface EnquiryConfirm {
  sender: Sender;
  to: string;
  firstName: string;
  message: string;
  url: string;
}

export const exampleEnquiryConfirm: EnquiryConfirm = {
  sender: exampleFamily.sender,
  to: 'nora@home.test',
  firstName: 'Nora',
  message: 'Do you have room for my daughter on Saturdays?',
  url: 'https://leadline.test/public/example/enquiry/example',
};

/** To whoever is said to have asked: until the link was opened the barn hears nothing, and this address nothing more. */
export function enquiryConfirmMail(props: EnquiryConfirm = exampleEnquiryConfirm): ComposedMail {
  const { sender, to, firstName, message, url } = props;
  return composeMail('Confirm enquiry', sender, to, {
    subject: `Please confirm: your message to ${sender.farmName}`,
    heading: `${firstName}, is this your address?`,
    paragraphs: [
      `You wrote to ${sender.farmName}. It reads your message as soon as you say that this address is yours.`,
    ],
    quote: { by: 'You wrote', text: message },
    button: { label: 'Yes, send my message', url },
    footnote: 'If you did not write this, ignore this mail: nothing is sent, and the message is erased within a week.',
    secret: true,
  });
}

interface MailConfirm {
  farmId: string;
  position: number;
  enquiryId: string;
}

export const enquiryConfirm = mail<MailConfirm>({
  name: 'notifications.mailEnquiryConfirm',
  preview: enquiryConfirmMail,
  follows: follow(['enquiries.EnquiryMade'], (events: readonly StoredEvent<EnquiryMade>[]) =>
    events.map(({ position, data: { enquiryId } }) => ({ position, enquiryId })),
  ),
  ledgerId: ({ enquiryId }) => `${enquiryMails(enquiryId)}confirm`,
  async compose(sql, { farmId, enquiryId }, { config }) {
    const enquiry = await mailedEnquiry(sql, farmId, enquiryId);
    if (!enquiry || enquiry.isConfirmed || enquiry.isClosed) return undefined;
    const { sender, publicId, who, message } = enquiry;
    const url = enquiryLink(config, { farmId, publicId, enquiryId });
    return enquiryConfirmMail({ sender, to: who.email, firstName: who.firstName, message, url });
  },
});
