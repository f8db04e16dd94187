import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { passwordLink as addressOf, type LinkPurpose, type PasswordLinkRequested } from '../../identity/contracts.js';
import { loginFacts } from '../queries/login-facts.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface PasswordLink {
  sender: Sender;
  to: string;
  purpose: LinkPurpose;
  url: string;
}

export const examplePasswordLink: PasswordLink = {
  sender: exampleFamily.sender,
  to: exampleFamily.holder.email,
  purpose: 'reset',
  url: 'https://leadline.test/updatepassword/example',
};

/** For an invitation or a forgotten password. D04 */
export function passwordLinkMail({ sender, to, purpose, url }: PasswordLink = examplePasswordLink): ComposedMail {
  const text =
    purpose === 'create'
      ? {
          subject: `Your account at ${sender.farmName}`,
          heading: `Welcome to ${sender.farmName}.`,
          paragraphs: [`An account was made for you. Choose a password, then sign in with ${to}.`],
          footnote: 'The link works once, within 7 days.',
        }
      : {
          subject: 'Choose a new password',
          heading: 'Choose a new password.',
          paragraphs: [`Somebody, most likely you, asked for a new password for ${to}.`],
          footnote:
            'The link works once, within 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
        };
  return composeMail('Password link', sender, to, {
    ...text,
    button: { label: 'Choose a password', url },
    secret: true,
  });
}

/** Without the link: it is computed when the mail is composed, and stored in no table and no queue. */
interface MailPasswordLink {
  farmId: string;
  position: number;
  loginId: string;
  purpose: LinkPurpose;
  tokenId: string;
}

export const passwordLink = mail<MailPasswordLink>({
  name: 'notifications.mailPasswordLink',
  preview: passwordLinkMail,
  follows: follow(['identity.PasswordLinkRequested'], (events: readonly StoredEvent<PasswordLinkRequested>[]) =>
    events.map(({ position, data: { loginId, purpose, tokenId } }) => ({ position, loginId, purpose, tokenId })),
  ),
  ledgerId: ({ position }) => `${position}-password-link`,
  async compose(sql, { farmId, loginId, purpose, tokenId }, { config }) {
    const login = await loginFacts(sql, farmId, loginId);
    if (!login) return undefined;
    return passwordLinkMail({
      sender: login.sender,
      to: login.email,
      purpose,
      url: addressOf(config, { purpose, tokenId }),
    });
  },
});
