import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { ReleaseReply } from './releases.replies.js';

export const ISSUE_KINDS = [
  'dispute',
  'refund_requested',
  'refund_failed',
  'return_failed',
  'account_removed',
  'charge_failed',
] as const;

export class PaymentIssuesQuery {
  @Count({ optional: true, min: 1, max: 100, description: '20 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class PaymentIssueReply {
  @Text({ description: 'Of the payment, or the provider’s of a dispute' }) id: string;
  @OneOf(ISSUE_KINDS, {
    description: [
      'return_failed: paid for nothing, and not given back',
      'account_removed: open when the account was taken away',
      'charge_failed: due, and a saved card was charged in vain',
    ].join('; '),
  })
  kind: (typeof ISSUE_KINDS)[number];
  @Id({ description: 'Of a refund the one that is approved or declined' }) payment_id: string;
  @Id({ nullable: true, description: 'Null: a stranger, who has no account yet' }) account_holder_id: string | null;
  @Text({ description: "The account holder's" }) name: string;
  @Money() amount: number;
  @DateOnly() since: string;
  @DateOnly({ nullable: true, description: 'Until when the bank hears the barn about a dispute' })
  evidence_by: string | null;
  @Text({ nullable: true, description: 'The way it goes back, or came in' }) payment_method: string | null;
  @Text({ nullable: true, description: 'The provider’s name of it' }) reference: string | null;
  @Text({ nullable: true, description: 'Of the cancelled lesson that is refunded' }) student_name: string | null;
  @Text({ nullable: true }) lesson_title: string | null;
  @DateOnly({ nullable: true }) lesson_date: string | null;
  @Text({ nullable: true, description: 'Why a card was charged in vain, in the bank’s words' }) reason: string | null;
  @DateOnly({ nullable: true, description: 'When it is charged again; null: not by itself' }) next_try: string | null;
  @ApiProperty({ type: ReleaseReply, nullable: true, description: 'What is released unless it is paid; null: nothing' })
  release: ReleaseReply | null;
  @Text({ nullable: true, description: 'Of the cancellation, by whoever cancelled' }) note: string | null;
  @Money({ nullable: true, description: 'What came in for what is refunded, without fee' }) paid: number | null;
  @Money({ nullable: true, description: 'What stays of that once this and all other refunds are given' })
  stays: number | null;
}

export class PaymentIssuesReply {
  @ApiProperty({ type: PaymentIssueReply, isArray: true }) issues: PaymentIssueReply[];
  @Count({ description: 'Of all pages' }) size: number;
}
