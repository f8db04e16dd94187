import type { Sql } from '../../../platform/database/connect.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import type { NoteAdded } from '../../notes/contracts.js';
import { alsoTold } from '../push/tell-device.js';
import { devicesToTell } from '../queries/devices-to-tell.js';
import { messageNews } from '../wording/push-wording.js';
import { mailedNote, type MailedNote } from '../facts/mailed-note.js';
import { exampleFamily } from '../wording/lesson-wording.js';

export interface NoteMail extends MailedNote {
  publicUrl: string;
}

export const exampleNote: NoteMail = {
  publicUrl: exampleFamily.publicUrl,
  sender: exampleFamily.sender,
  to: exampleFamily.holder.email,
  about: 'client',
  text: 'Anna trotted without stirrups today.',
  subject: { personId: exampleFamily.student.personId, name: 'Anna Kowalska' },
  author: { name: 'Maya Reyes', isFamily: false },
  account: { name: 'Ewa Kowalska', email: exampleFamily.holder.email, hasLogin: true },
};

/** A family's is for the barn's administrators, carries the account's name, and is answered to the family. R057 F01 */
export function noteMail(props: NoteMail = exampleNote): ComposedMail {
  const { sender, to, subject, author, account, text, publicUrl } = props;
  const quote = { by: `${author.name} writes`, text };
  if (author.isFamily) {
    const written = composeMail('Note', sender, to, {
      subject: `For Admin: a note from ${account?.name ?? author.name}`,
      heading: `${author.name} wrote a note about ${subject.name}.`,
      paragraphs: [],
      facts: [['Account', account?.name ?? author.name]],
      quote,
    });
    return { ...written, replyTo: account?.email || written.replyTo };
  }
  return composeMail('Note', sender, to, {
    subject: `A note about ${subject.name}`,
    heading: `${sender.farmName} wrote a note about ${subject.name}.`,
    paragraphs: [],
    quote,
    ...(account?.hasLogin && {
      button: { label: `See ${subject.name} in the portal`, url: `${publicUrl}/clienthome/${subject.personId}` },
    }),
  });
}

interface Message {
  farmId: string;
  noteId: string;
  facts: MailedNote;
  now: Date;
}

/** To whom it is about, unless they wrote it: a client's family, or somebody of the staff. */
export async function toldAsMessage(sql: Sql, mail: ComposedMail, { farmId, noteId, facts, now }: Message) {
  const { about, author, sender } = facts;
  const { personId } = facts.subject;
  if (about === 'horse' || !personId || author.isFamily) return mail;
  const kind = about === 'staff' ? 'staff_messages' : 'messages';
  const devices = await devicesToTell(sql, farmId, { kind, personId });
  return alsoTold(mail, farmId, devices, messageNews({ sender, personId, about }, noteId, now));
}

interface MailNote {
  farmId: string;
  position: number;
  noteId: string;
}

/** Sent whatever the barn's notification settings are: whoever wrote the note asked for it. */
export const noteWritten = mail<MailNote>({
  name: 'notifications.mailNote',
  preview: noteMail,
  follows: follow(['notes.NoteAdded'], (events: readonly StoredEvent<NoteAdded>[]) =>
    events.flatMap(({ position, data: { noteId, sendEmail } }) => (sendEmail ? [{ position, noteId }] : [])),
  ),
  ledgerId: ({ position }) => `${position}-note`,
  async compose(sql, { farmId, noteId }, { now, config: { publicUrl } }) {
    const facts = await mailedNote(sql, farmId, noteId);
    return facts && toldAsMessage(sql, noteMail({ ...facts, publicUrl }), { farmId, noteId, facts, now });
  },
});
