import type { StoredEvent } from '../../../platform/event-store/event.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { day } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { announcement, follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import type { RefundRequested } from '../../billing/contracts.js';
import type {
  ChargeFailed,
  DisputeClosed,
  DisputeOpened,
  PaymentStranded,
  PlacesReleased,
  ReturnFailed,
} from '../../cards/contracts.js';
import { groupByCommand } from '../domain/group-by-command.js';
import { BarnAdministrators } from '../queries/barn-administrators.js';
import { issueFacts, type IssueFacts } from '../queries/issue-facts.js';
import { ISSUES, type IssueKind } from '../wording/issue-wording.js';
import { count, exampleFamily, exampleLesson, type Fact } from '../wording/lesson-wording.js';

export interface PaymentIssue extends IssueFacts {
  now: Date;
  publicUrl: string;
  kind: IssueKind;
}

export const examplePaymentIssue: PaymentIssue = {
  now: exampleFamily.now,
  publicUrl: exampleFamily.publicUrl,
  sender: exampleFamily.sender,
  currency: exampleFamily.currency,
  email: 'admin@maplehill.test',
  kind: 'refund_requested',
  issues: [
    {
      amountMinor: 5085,
      holder: { personId: exampleFamily.student.personId, name: 'Ewa Kowalska' },
      state: 'pending',
      lesson: { student: 'Anna', title: exampleLesson.title, date: exampleLesson.date },
      reference: null,
      evidenceBy: null,
    },
  ],
};

const MOST_NAMED = 3;

/** To those who run the barn, who are to do something about it. C09 */
export function paymentIssueMail(props: PaymentIssue = examplePaymentIssue): ComposedMail {
  const { now, publicUrl, sender, currency, email, kind, issues } = props;
  const { subject, heading, paragraphs } = ISSUES[kind];
  const dayOf = (date: string) => day(date, now, sender.timeZone);
  const amount = (minor: number) => writtenAmount(minor, currency);
  const sum = amount(issues.reduce((total, { amountMinor }) => total + amountMinor, 0));
  const names = [...new Set(issues.map(({ holder }) => holder.name))];
  const whose = names.length > MOST_NAMED ? count(names.length, 'account') : names.join(', ');
  const facts = issues.map(({ holder, amountMinor, lesson, reference }): Fact => {
    const about = lesson ? ` for ${lesson.student}, ${lesson.title}, ${dayOf(lesson.date)}` : '';
    return [holder.name, `${amount(amountMinor)}${about}${reference ? `, dispute ${reference}` : ''}`];
  });
  return composeMail('Payment issue', sender, email, {
    subject: `${subject}: ${sum}, ${whose}`,
    heading: heading(sum, whose),
    paragraphs: paragraphs(issues, dayOf),
    facts,
    button: { label: 'See the payment issues', url: `${publicUrl}/admin/paymentIssues` },
  });
}

interface AnnounceIssue {
  farmId: string;
  position: number;
  kind: IssueKind;
  paymentIds: string[];
}
interface MailIssue extends AnnounceIssue {
  loginId: string;
}

type IssueEvent =
  | ChargeFailed
  | RefundRequested
  | ReturnFailed
  | DisputeOpened
  | DisputeClosed
  | PaymentStranded
  | PlacesReleased;

/** Undefined for a refund that nobody has to decide on. */
function kindOf({ type, data }: IssueEvent): IssueKind | undefined {
  if (type === 'billing.RefundRequested') return data.approved ? undefined : 'refund_requested';
  if (type === 'cards.ChargeFailed') return data.isLast ? 'charge_failed' : undefined;
  if (type === 'cards.PlacesReleased') return 'places_released';
  if (type === 'cards.DisputeClosed') return data.won ? 'dispute_won' : 'dispute_lost';
  if (type === 'cards.DisputeOpened') return 'dispute_opened';
  return type === 'cards.ReturnFailed' ? 'refund_failed' : 'account_removed';
}

const announced = (events: readonly StoredEvent<IssueEvent>[]) =>
  (Object.keys(ISSUES) as IssueKind[]).flatMap((kind) =>
    groupByCommand(
      events.filter((event) => kindOf(event as IssueEvent) === kind),
      (data) => ('billingPersonId' in data ? data.billingPersonId : ''),
    ).map(({ position, items }) => ({
      position,
      kind,
      paymentIds: items.map((item) => ('paymentId' in item ? item.paymentId : item.invoiceId)),
    })),
  );

/** One for each command, account and administrator, whatever the barn's notification settings are. C09 */
export const paymentIssue = mail<MailIssue>({
  name: 'notifications.mailAdministratorIssue',
  preview: paymentIssueMail,
  announced: announcement<MailIssue, AnnounceIssue>({
    job: jobType('notifications.mailPaymentIssue', { queue: 'mail', remember: false }),
    follows: follow(
      [
        'billing.RefundRequested',
        'cards.ReturnFailed',
        'cards.DisputeOpened',
        'cards.DisputeClosed',
        'cards.PaymentStranded',
        'cards.ChargeFailed',
        'cards.PlacesReleased',
      ],
      announced,
    ),
    async recipients(issue, ask) {
      const { farmId, position } = issue;
      const administrators = await ask(new BarnAdministrators({ farmId, actor: SYSTEM }, {}));
      return administrators.map((loginId) => ({
        id: `${farmId}-${position}-${loginId}-payment-issue`,
        data: { ...issue, loginId },
      }));
    },
  }),
  ledgerId: ({ position, loginId }) => `${position}-payment-issue-${loginId}`,
  async compose(sql, { farmId, loginId, kind, paymentIds }, { now, config: { publicUrl } }) {
    const facts = await issueFacts(sql, farmId, { loginId, paymentIds });
    const issues = facts?.issues.filter(({ state }) => ISSUES[kind].states.includes(state)) ?? [];
    return facts && issues.length ? paymentIssueMail({ ...facts, now, publicUrl, kind, issues }) : undefined;
  },
});
