import type { Sql } from '../../../platform/database/connect.js';
import type { ReportColumn } from '../domain/columns.js';
import type { Reader, Report, Wanted } from './wanted.js';

const COLUMNS: readonly ReportColumn[] = [
  { name: 'created_at', label: 'Date and time', kind: 'start' },
  { name: 'email_to', label: 'To', kind: 'text' },
  { name: 'template_desc', label: 'Kind', kind: 'text' },
  { name: 'message', label: 'Subject', kind: 'text' },
  { name: 'status', label: 'Status', kind: 'text' },
  { name: 'error_type', label: 'Error', kind: 'text' },
  { name: 'error_message', label: 'What the mail server said', kind: 'text' },
];

/** By the barn's clock. */
const ofDays = (sql: Sql, { farmId }: Reader, { days }: Wanted) => sql`
  from mail_message mail join farm on farm.farm_id = mail.farm_id
  where mail.farm_id = ${farmId} and (mail.created_at at time zone farm.time_zone)::date between ${days.from} and ${days.to}`;

/** The barn's mails. R217 */
export const emails: Report = {
  sort: 'created_at',
  descending: true,
  columns: () => COLUMNS,
  rows: (sql, reader, wanted) => sql`
    select md5(mail.mail_id)::uuid as id, to_char(mail.created_at at time zone farm.time_zone, 'YYYY-MM-DD HH24:MI') as created_at,
      mail.email_to, mail.template_desc, mail.message, coalesce(mail.error_type, mail.returned) as error_type,
      coalesce(mail.error_message, mail.returned_reason) as error_message,
      case when mail.sent_at is not null and mail.returned = 'bounced' then 'Bounced' when mail.sent_at is not null then 'Sent'
        when mail.error_type is not null then 'Not sent' else 'Waiting' end as status
    ${ofDays(sql, reader, wanted)}`,
  sums: (sql, reader, wanted) => sql`
    select count(*) filter (where mail.sent_at is not null and mail.returned is distinct from 'bounced')::int as sent,
      count(*) filter (where mail.sent_at is null and mail.error_type is not null or mail.returned = 'bounced')::int as failed
    ${ofDays(sql, reader, wanted)}`,
};
