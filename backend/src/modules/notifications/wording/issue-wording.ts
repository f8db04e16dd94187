import type { MailedIssue } from '../queries/issue-facts.js';
import { count } from './lesson-wording.js';

export type IssueKind =
  | 'refund_requested'
  | 'refund_failed'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  | 'account_removed'
  | 'charge_failed'
  | 'places_released';

interface Said {
  /** In which it is still news. */
  readonly states: readonly string[];
  readonly subject: string;
  /** `sum` is all of it, `whose` the account holders. */
  heading(sum: string, whose: string): string;
  paragraphs(issues: readonly MailedIssue[], day: (date: string) => string): readonly string[];
}

export const ISSUES: Readonly<Record<IssueKind, Said>> = {
  refund_requested: {
    states: ['pending'],
    subject: 'Refund asked for',
    heading: (sum, whose) => `A refund of ${sum} for ${whose} waits for you.`,
    paragraphs: () => ['Give it back, or decline it with a reason. Until then nothing is given.'],
  },
  refund_failed: {
    states: ['failed', 'returning'],
    subject: 'Refund failed',
    heading: (sum, whose) => `${sum} could not be given back to the card of ${whose}.`,
    paragraphs: () => ['The barn has the money again.'],
  },
  dispute_opened: {
    states: ['open'],
    subject: 'Dispute',
    heading: (sum, whose) => `A payment of ${sum} by ${whose} is disputed.`,
    paragraphs: ([issue], day) => [
      'The bank holds the money until it has decided; the takings are less by it.',
      ...(issue?.evidenceBy ? [`Answer at the card provider by ${day(issue.evidenceBy)}, or the money is lost.`] : []),
    ],
  },
  dispute_won: {
    states: ['won'],
    subject: 'Dispute won',
    heading: (sum, whose) => `The bank decided for you: ${sum} of ${whose} counts again.`,
    paragraphs: () => [],
  },
  dispute_lost: {
    states: ['lost'],
    subject: 'Dispute lost',
    heading: (sum, whose) => `The bank decided against you: ${sum} of ${whose} is lost.`,
    paragraphs: () => ['The packages that were paid with it stay as they are, unless you delete them.'],
  },
  account_removed: {
    states: ['stranded'],
    subject: 'Card account disconnected',
    heading: (sum) => `Your account with the card provider was disconnected while ${sum} was being paid.`,
    paragraphs: (issues) => [
      `Nobody can tell here whether ${count(issues.length, 'payment')} arrived. Connect the account again, or look at the card provider.`,
    ],
  },
  charge_failed: {
    states: ['charge_failed'],
    subject: 'Saved card not charged',
    heading: (sum, whose) => `${sum} of ${whose} could not be charged to the saved card.`,
    paragraphs: () => ['It is not tried again by itself. The family has a mail with a link to pay.'],
  },
  places_released: {
    states: ['charge_failed'],
    subject: 'Places released',
    heading: (sum, whose) => `Places of ${whose} were released: ${sum} was not paid in time.`,
    paragraphs: () => [
      'Who waits for them is offered them. The family has a mail with the list.',
      'It cannot be undone; riders can be enrolled again where places are still free.',
    ],
  },
};
