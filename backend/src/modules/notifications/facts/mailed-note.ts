import type { Sql } from '../../../platform/database/connect.js';
import type { Copy, Sender, Wishes } from '../../../platform/mail/composed-mail.js';
import { accountHolderOf, guardiansToWriteTo } from '../../people/contracts.js';
import { barnAddress } from '../queries/barn-address.js';
import { SENDER, senderOf, type SenderRow } from '../queries/family-facts.js';

export interface MailedNote {
  sender: Sender;
  to: string;
  about: 'client' | 'staff' | 'horse';
  text: string;
  /** Whom or which horse it is about. */
  subject: { personId: string | null; name: string };
  author: { name: string; isFamily: boolean };
  /** Of a client: the account holder, with guardians who get the family's mails. */
  account: { name: string; email: string; hasLogin: boolean; wishes?: Wishes; copies?: readonly Copy[] } | null;
  /** Of one of many that went to the families of a session. */
  bulkSubject?: string | null;
}
type NoteRow = SenderRow & {
  about: MailedNote['about'];
  notes: string;
  email_to: string | null;
  subject: string;
  person_id: string | null;
  author: string | null;
  author_type: string;
  account: MailedNote['account'];
  bulk_subject: string | null;
};

/** Undefined if it was deleted or made private meanwhile. F01 */
export async function mailedNote(sql: Sql, farmId: string, noteId: string): Promise<MailedNote | undefined> {
  const [[note], barn] = await Promise.all([
    sql<NoteRow[]>`
      select ${SENDER(sql)}, n.about, n.notes, n.email_to, coalesce(p.person_name, h.horse_name) as subject, n.person_id,
        author.person_name as author, n.author_type,
        (select r.remark from remark r where r.farm_id = n.farm_id and r.subject_id = n.bulk_id) as bulk_subject, (
          select json_build_object('name', holder.person_name, 'email', coalesce(holder.contact_email, ''),
            'wishes', json_build_object('personId', holder.person_id, 'refused', (
              select coalesce(json_agg(r.kind), '[]') from mail_refusal r
              where r.farm_id = holder.farm_id and r.person_id = holder.person_id)),
            'hasLogin', exists (select from login
              where login.farm_id = f.farm_id and login.person_id = holder.person_id and login.is_active),
            'copies', ${guardiansToWriteTo(sql)})
          from person holder where n.about = 'client' and holder.farm_id = p.farm_id
            and holder.person_id = ${accountHolderOf(sql, sql`p`)}) as account
      from note n
        join farm f on f.farm_id = n.farm_id
        left join person p on p.farm_id = n.farm_id and p.person_id = n.person_id
        left join horse h on h.farm_id = n.farm_id and h.horse_id = n.horse_id
        left join person author on author.farm_id = n.farm_id and author.person_id = n.author_id
      where n.farm_id = ${farmId} and n.note_id = ${noteId} and n.is_public`,
    barnAddress(sql, farmId),
  ]);
  return (
    note && {
      sender: senderOf(note),
      to: note.email_to ?? barn,
      about: note.about,
      text: note.notes,
      subject: { personId: note.person_id, name: note.subject },
      author: { name: note.author ?? note.farm_name, isFamily: note.author_type === 'STU' },
      account: note.account,
      bulkSubject: note.bulk_subject,
    }
  );
}
