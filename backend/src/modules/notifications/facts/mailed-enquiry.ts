import type { Sql } from '../../../platform/database/connect.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import type { Experience, Subject } from '../../enquiries/contracts.js';
import { SENDER, senderOf, type SenderRow } from '../queries/family-facts.js';

export interface MailedEnquiry {
  sender: Sender;
  publicId: string;
  wish: Subject;
  isConfirmed: boolean;
  isClosed: boolean;
  who: { firstName: string; lastName: string; email: string; phone: string | null };
  rider: { name: string | null; birthYear: number | null; experience: Experience | null };
  message: string;
}

type Row = SenderRow & Omit<MailedEnquiry, 'sender' | 'who' | 'rider'> & MailedEnquiry['who'] & MailedEnquiry['rider'];

/** Undefined once it is erased. */
export async function mailedEnquiry(sql: Sql, farmId: string, enquiryId: string): Promise<MailedEnquiry | undefined> {
  const [row] = await sql<Row[]>`
    select ${SENDER(sql)}, f.public_id as "publicId", e.wish, e.confirmed_at is not null as "isConfirmed",
      e.closed_at is not null as "isClosed", e.first_name as "firstName", e.last_name as "lastName", e.email, e.phone,
      e.rider_name as name, e.birth_year as "birthYear", e.experience, e.message
    from enquiry e join farm f on f.farm_id = e.farm_id
    where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId}`;
  if (!row) return undefined;
  const { publicId, wish, isConfirmed, isClosed, message, firstName, lastName, email, phone } = row;
  const { name, birthYear, experience } = row;
  return {
    sender: senderOf(row),
    publicId,
    wish,
    isConfirmed,
    isClosed,
    message,
    who: { firstName, lastName, email, phone },
    rider: { name, birthYear, experience },
  };
}

/** What was written later; undefined once it is erased. */
export async function enquiryText(sql: Sql, farmId: string, messageId: string): Promise<string | undefined> {
  const [row] = await sql<{ body: string }[]>`
    select body from enquiry_message where farm_id = ${farmId} and message_id = ${messageId}`;
  return row?.body;
}
