import type { Sql } from '../../../platform/database/connect.js';
import { paperOf, type Paper } from '../papers/paper.js';

export interface SentPaper {
  readonly paper: Paper;
  readonly emailTo: string;
  readonly fileName: string | null;
  readonly content: Buffer | null;
}

/** What an administrator asked to be mailed; undefined once the payment is gone. R182 */
export async function sentPaper(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  mailId: string,
): Promise<SentPaper | undefined> {
  const [sent] = await sql<(Omit<SentPaper, 'paper'> & { paymentId: string })[]>`
    select payment_id as "paymentId", email_to as "emailTo", file_name as "fileName", content
    from invoice_mail where farm_id = ${farmId} and mail_id = ${mailId}`;
  if (!sent) return undefined;
  const { paymentId, ...mailing } = sent;
  const paper = await paperOf(sql, { farmId, now }, paymentId);
  return paper && { ...mailing, paper };
}
