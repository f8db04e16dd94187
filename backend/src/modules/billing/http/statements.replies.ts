import { ApiProperty } from '@nestjs/swagger';
import { DateOnly, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { STATEMENT_KINDS, type StatementKind } from '../papers/statement.js';

class StatementEntryReply {
  @DateOnly() date: string;
  @Id({ description: 'The invoice, or the payment' }) payment_id: string;
  @OneOf(STATEMENT_KINDS) kind: StatementKind;
  @Text() what: string;
  @Money({ description: 'Negative for what is not asked for any more' }) charged: number;
  @Money({ description: 'Negative for what was given back' }) paid: number;
  @Money({ description: 'Open on the account after it' }) balance: number;
}

export class StatementReply {
  @Text({ description: "The account holder's" }) name: string;
  @DateOnly() from: string;
  @DateOnly() until: string;
  @Money({ description: 'Open before the first day' }) opening: number;
  @ApiProperty({ type: StatementEntryReply, isArray: true }) entries: StatementEntryReply[];
  @Money() charged: number;
  @Money() paid: number;
  @Money({ description: 'Open at the end of the last day' }) closing: number;
  @Money({ description: 'Open on its invoices now, whatever the period is' }) open: number;
  @Money({ description: 'Of its riders, not spent yet, now' }) credits: number;
}

export class StatementSentReply {
  @Text({ description: 'To whom it goes' }) email: string;
}
