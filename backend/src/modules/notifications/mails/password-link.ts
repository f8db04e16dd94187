import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail, type Sender } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { passwordLink as addressOf, type LinkPurpose, type PasswordLinkRequested } from '../../identity/contracts.js';
import { loginFacts, type InvitedToFamily } from '../queries/login-facts.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface PasswordLink {
  sender: Sender;
  to: string;
  purpose: LinkPurpose;
  url: string;
  invited?: InvitedToFamily | null;
}

export const examplePasswordLink: PasswordLink = {
  sender: exampleFamily.sender,
  to: exampleFamily.holder.email,
  purpose: 'reset',
  url: 'https://leadline.test/updatepassword/example',
};

const OPENS: Readonly<Record<InvitedToFamily['part'], string>> = {
  guardian: 'You see the lessons of the family, book and cancel them, and pay, as the account holder does.',
  teen: 'You see your lessons, and book and cancel them yourself.',
  reader: 'You see when the family rides. Nothing can be changed with this sign-in.',
};

const welcomeToFamily = ({ farmName }: Sender, { holder, part, mayBuy }: InvitedToFamily) => [
  `${holder} gives you a sign-in of your own at ${farmName}.`,
  `${OPENS[part]}${mayBuy ? ' You may buy packages on the account, too.' : ''}`,
];

/** For an invitation or a forgotten password. D04 */
export function passwordLinkMail({
  sender,
  to,
  purpose,
  url,
  invited,
}: PasswordLink = examplePasswordLink): ComposedMail {
  const text =
    purpose === 'create'
      ? {
          subject: `Your account at ${sender.farmName}`,
          heading: `Welcome to ${sender.farmName}.`,
          paragraphs: invited
            ? [...welcomeToFamily(sender, invited), `Choose a password, then sign in with ${to}.`]
            : [`An account was made for you. Choose a password, then sign in with ${to}.`],
          footnote: `The link works once, within 7 days.${invited ? ' If you do not know who invites you, ignore this mail.' : ''}`,
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
      invited: login.invited,
    });
  },
});
