import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { METHODS, type Method } from '../domain/methods.js';

export class TillMethodReply {
  @OneOf(METHODS) method: Method;
  @Text({ description: 'As people read it' }) name: string;
  @Count({ description: 'Without refunds' }) payments: number;
  @Money({ description: 'Given back; negative' }) refunds: number;
  @Money({ description: 'Less what was given back: when the day was closed, else by now' }) expected: number;
  @Money({ description: 'What came after the day was closed, less what went; 0 while it is open' }) after: number;
}

export class LatePaymentReply {
  @Id() payment_id: string;
  @Id() account_holder_id: string;
  @Text({ description: 'The account holder' }) name: string;
  @Text() method: string;
  @Money({ description: 'Negative if it was given back' }) amount: number;
  @Text({ description: 'When it was recorded; an instant, in UTC' }) recorded_at: string;
}

export class CountReply {
  @Money({ description: 'Cash in the till before the day' }) opening: number;
  @Money({ description: 'What should have been there' }) expected: number;
  @Money({ description: 'What was there' }) counted: number;
  @Money({ description: 'Counted less expected' }) difference: number;
  @Money({ description: 'What stays for the next day' }) left: number;
  @Money({ description: 'What goes to the bank' }) taken_out: number;
}

export class ClosingReply extends CountReply {
  @Id() closing_id: string;
  @Text({ description: 'An instant, in UTC' }) closed_at: string;
  @Text({ nullable: true, description: 'By whom; null if they are gone' }) closed_by: string | null;
  @Text({ nullable: true }) remark: string | null;
  @OneOf(['corrected', 'reopened'], { nullable: true, description: 'Null: it stands' })
  ending: 'corrected' | 'reopened' | null;
  @Text({ nullable: true, description: 'An instant, in UTC' }) ended_at: string | null;
  @Text({ nullable: true }) ended_by: string | null;
}

export class TillDayReply {
  @DateOnly() day: string;
  @DateOnly({ description: "The barn's" }) today: string;
  @Flag() is_closed: number;
  @Money({ description: 'Cash in the till before the day: as counted, or as the last closing left it' })
  opening: number;
  @DateOnly({ nullable: true, description: 'Of which day’s closing that is; null if there is none' })
  opening_from: string | null;
  @Money({ description: 'Opening and the day’s cash' }) expected_cash: number;
  @Money({ description: 'Of all methods' }) expected_total: number;
  @Money({ description: 'Of all methods' }) after_total: number;
  @ApiProperty({ type: TillMethodReply, isArray: true, description: 'Cash first, which is always there' })
  takings: TillMethodReply[];
  @ApiProperty({ type: LatePaymentReply, isArray: true, description: 'Recorded after the closing; the newest fifty' })
  late: LatePaymentReply[];
  @ApiProperty({ type: ClosingReply, isArray: true, description: 'The newest first, the newest fifty' })
  closings: ClosingReply[];
}
