import type { ComponentProps } from 'react';
import type { PaymentIssue } from '@/data/requests/payment-issues';
import { dayAndYear } from '@/data/time/words';
import type { Tag } from '@/ui/Tag';

type Words = {
  readonly name: string;
  readonly tone: ComponentProps<typeof Tag>['tone'];
  /** What happened, and what is to be done. */
  readonly says: (issue: PaymentIssue, amount: (of: number) => string) => string;
};

/** The lesson, why it was cancelled, and what a refund leaves of what was paid. */
const refunding = (
  { student_name, lesson_title, lesson_date, note, paid, stays }: PaymentIssue,
  amount: (of: number) => string,
) =>
  [
    lesson_date && `${student_name}, ${lesson_title}, ${dayAndYear(lesson_date)}. `,
    note && `“${note}” `,
    paid !== null && stays !== null && `${amount(stays)} stays of ${amount(paid)} paid. `,
  ]
    .filter(Boolean)
    .join('');

export const issueWords: Readonly<Record<PaymentIssue['kind'], Words>> = {
  dispute: {
    name: 'Dispute',
    tone: 'danger',
    says: ({ evidence_by, reference }) =>
      evidence_by
        ? `The bank holds the money. Answer dispute ${reference} at the card provider by ${dayAndYear(evidence_by)}, or it is lost.`
        : `The bank holds the money and decides about dispute ${reference}.`,
  },
  refund_requested: {
    name: 'Refund asked for',
    tone: 'warning',
    says: (issue, amount) => `${refunding(issue, amount)}Give it back, or decline it.`,
  },
  refund_failed: {
    name: 'Refund failed',
    tone: 'danger',
    says: (issue, amount) =>
      `${refunding(issue, amount)}The card did not take it. Try again, give it another way, or decline it.`,
  },
  return_failed: {
    name: 'Overpaid',
    tone: 'danger',
    says: ({ reference }) =>
      `This was paid already, and the card did not take it back. Give ${reference} back at the card provider; then it leaves this list.`,
  },
  charge_failed: {
    name: 'Card not charged',
    tone: 'danger',
    says: ({ reason, next_try }) =>
      [
        `What is due was not charged to the saved card: “${reason ?? ''}”`,
        next_try
          ? `It is tried again on ${dayAndYear(next_try)}.`
          : 'It is not tried again by itself: ask the family to pay.',
      ].join(' '),
  },
  account_removed: {
    name: 'Left open',
    tone: 'danger',
    says: ({ reference }) =>
      `The card account was disconnected meanwhile. Connect it again, or see at the card provider whether ${reference ?? 'it'} was paid.`,
  },
};
