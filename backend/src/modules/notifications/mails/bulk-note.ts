import type { StoredEvent } from '../../../platform/event-store/event.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { bulkMailId, type BulkNoteWritten } from '../../notes/contracts.js';
import { BulkNoteMails } from '../queries/bulk-note-mails.js';
import { mailedNote } from '../facts/mailed-note.js';
import { optional } from '../links/optional-mail.js';
import { exampleNote, toldAsMessage, type NoteMail } from './note.js';

export const exampleBulkNote: NoteMail = {
  ...exampleNote,
  text: 'The barn is closed on Monday, 28 December. Lessons of that day move to Tuesday.',
  subject: { personId: exampleNote.subject.personId, name: 'Ewa Kowalska' },
};

export function bulkNoteMail(props: NoteMail = exampleBulkNote): ComposedMail {
  const { sender, to, account } = props;
  const reader = { email: to, ...(account?.wishes && { wishes: account.wishes }) };
  return composeMail('Bulk note', sender, reader, {
    subject: `A note from ${sender.farmName}`,
    heading: `${sender.farmName} writes to all account holders.`,
    ...told(props),
  });
}

/** What concerns the riders of a session is no choice of theirs, and for their guardians, too. */
function sessionNoteMail(props: NoteMail, subject: string): ComposedMail {
  const { sender, to, account } = props;
  const reader = { email: to, ...(account?.copies && { copies: account.copies }) };
  return composeMail('Registration', sender, reader, {
    subject,
    heading: `${sender.farmName} writes to the families of a session.`,
    ...told(props),
  });
}

const told = ({ subject, author, account, text, publicUrl }: NoteMail) => ({
  paragraphs: [],
  quote: { by: `${author.name} writes`, text },
  ...(account?.hasLogin && {
    button: { label: 'See it in the portal', url: `${publicUrl}/clienthome/${subject.personId}` },
  }),
});

interface AnnounceBulkNote {
  farmId: string;
  position: number;
  bulkId: string;
}
interface MailBulkNote {
  farmId: string;
  noteId: string;
}

/**
 * One mail each, so that they fail independently; sent whatever the barn's notification settings are, to whoever wants such mails; what
 * goes to a session, to everybody in it. R058 F01
 */
export const bulkNote = mail<MailBulkNote>({
  name: 'notifications.mailBulkNote',
  preview: bulkNoteMail,
  announced: announcement<MailBulkNote, AnnounceBulkNote>({
    job: jobType('notifications.announceBulkNote'),
    follows: follow(['notes.BulkNoteWritten'], (events: readonly StoredEvent<BulkNoteWritten>[]) =>
      events.map(({ position, data: { bulkId } }) => ({ position, bulkId })),
    ),
    async recipients({ farmId, bulkId }, ask) {
      const noteIds = await ask(new BulkNoteMails({ farmId, actor: SYSTEM }, { bulkId }));
      return noteIds.map((noteId) => ({ id: `${farmId}-${bulkMailId(noteId)}`, data: { farmId, noteId } }));
    },
  }),
  ledgerId: ({ noteId }) => bulkMailId(noteId),
  async compose(sql, { farmId, noteId }, { now, config }) {
    const facts = await mailedNote(sql, farmId, noteId);
    if (!facts) return undefined;
    const props = { ...facts, publicUrl: config.publicUrl };
    const written = facts.bulkSubject
      ? sessionNoteMail(props, facts.bulkSubject)
      : optional('announcements', bulkNoteMail(props), { farmId, config });
    return toldAsMessage(sql, written, { farmId, noteId, facts, now });
  },
});
