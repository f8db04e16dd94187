import { letter, type Letter, type Sender } from '../../../platform/mail/mail.js';
import { exampleFamily } from './words.js';

export interface PasswordLink {
  sender: Sender;
  to: string;
  purpose: 'create' | 'reset';
  url: string;
}

export const examplePasswordLink: PasswordLink = {
  sender: exampleFamily.sender,
  to: exampleFamily.holder.email,
  purpose: 'reset',
  url: 'https://leadline.test/updatepassword/example',
};

/** A link to choose a password: an invitation, or after one was forgotten. D04 */
export function passwordLinkMail({ sender, to, purpose, url }: PasswordLink = examplePasswordLink): Letter {
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
  return letter('Password link', sender, to, { ...text, button: { label: 'Choose a password', url }, secret: true });
}
