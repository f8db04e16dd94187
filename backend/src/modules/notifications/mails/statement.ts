import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import {
  amountOn,
  exampleInvoicePaper,
  exampleStatement,
  mailedStatement,
  statementName,
  statementPage,
  type MailedStatement,
  type StatementSent,
} from '../../billing/contracts.js';

interface Props extends MailedStatement {
  now: Date;
  publicUrl: string;
}

const example: Props = {
  statement: exampleStatement,
  to: exampleInvoicePaper.to,
  now: new Date('2026-12-01T15:00:00Z'),
  publicUrl: 'https://leadline.test',
};

export function statementMail({ statement, to, now, publicUrl }: Props = example): ComposedMail {
  const { barn, from, until, opening, charged, paid, closing, credits } = statement;
  const amount = amountOn(statement);
  const on = (date: string) => day(date, now, barn.timeZone);
  const sender = { farmName: barn.name, timeZone: barn.timeZone, email: barn.email };
  const page = `${publicUrl}/clienthome/${to.personId}/statement?from=${from}&until=${until}`;
  return {
    ...composeMail('Account statement', sender, to, {
      subject: `Account statement from ${barn.name}`,
      heading: `Your account from ${on(from)} to ${on(until)}.`,
      paragraphs: [],
      facts: [
        ['Open before', amount(opening)],
        ['Charged', amount(charged)],
        ['Paid', amount(paid)],
        [`Open at the end of ${on(until)}`, amount(closing)],
        ...(credits > 0 ? [['Credits not used yet', amount(credits)] as const] : []),
      ],
      ...(to.hasLogin && { button: { label: 'See the statement', url: page } }),
    }),
    attachments: [{ fileName: statementName(statement), content: { page: statementPage(statement) } }],
  };
}

type MailStatement = Omit<StatementSent['data'], 'mailId'> & { farmId: string; position: number };

/** To the account holder, because staff asked for it; whatever the barn's notification settings are. */
export const statementSent = mail<MailStatement>({
  name: 'notifications.mailStatement',
  preview: statementMail,
  follows: follow(['billing.StatementSent'], (events: readonly StoredEvent<StatementSent>[]) =>
    events.map(({ position, data: { billingPersonId, from, until } }) => ({ position, billingPersonId, from, until })),
  ),
  ledgerId: ({ position }) => `${position}-statement`,
  async compose(sql, { farmId, billingPersonId, from, until }, { now, config }) {
    const sent = await mailedStatement(sql, { farmId, now }, { billingPersonId, from, until });
    return sent && statementMail({ ...sent, now, publicUrl: config.publicUrl });
  },
});
