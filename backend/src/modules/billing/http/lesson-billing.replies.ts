import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';

export class UnbilledPlaceReply {
  @Id() lesson_person_id: string;
  @Id() lesson_date_time_id: string;
  @Id({ description: 'The rider' }) person_id: string;
  @Text() person_name: string;
  @Text() title: string;
  @Text() section_name: string;
  @DateOnly() scheduled_date: string;
  @Text({ description: 'By the barn’s clock' }) start_time: string;
  @Text({ description: 'Attendance' }) enrollment_status_name: string;
  @Money({ nullable: true, description: 'With tax, by itself; null: it has no price' }) amount: number | null;
  @Text({ nullable: true, description: 'Why it has no price' }) no_price: string | null;
}

export class UnbilledAccountReply {
  @Id() account_holder_id: string;
  @Text() name: string;
  @Flag({ description: '1: its invoice can be mailed' }) has_email: number;
  @Count({ description: 'That have a price' }) lessons: number;
  @Money({ description: 'Of those, with tax; credits are not taken off yet' }) total: number;
  @ApiProperty({ type: UnbilledPlaceReply, isArray: true, description: 'The oldest first' })
  places: UnbilledPlaceReply[];
}

export class UnbilledReply {
  @ApiProperty({ type: UnbilledAccountReply, isArray: true, description: 'By name' }) accounts: UnbilledAccountReply[];
  @Count({ description: 'Listed, that have a price' }) lessons: number;
  @Count({ description: 'Listed, that have none' }) without_price: number;
  @Money({ description: 'Listed, with tax; credits are not taken off yet' }) total: number;
  @Count({ description: 'In these days, listed or not: the oldest thousand are listed' }) size: number;
  @Count({ description: 'Left out, because nobody has said who was there' }) unmarked: number;
  @Flag({ description: '0: the barn writes no invoices, so nothing can be billed' }) uses_invoices: number;
}

export class BilledAccountReply {
  @Id() account_holder_id: string;
  @Text() name: string;
  @Flag({ description: '1: its invoice can be mailed' }) has_email: number;
  @Count() lessons: number;
  @Money({ description: 'What its invoice asks for: with tax, less credits' }) total: number;
  @Money({ description: 'What credits take off' }) credits: number;
}

export class LessonBillingPreviewReply {
  @Count({ description: 'That are billed' }) lessons: number;
  @Count({ description: 'Invoices' }) families: number;
  @Money({ description: 'Of all invoices' }) total: number;
  @Money({ description: 'What credits take off' }) credits: number;
  @Count({ description: 'Chosen, but they have no price' }) without_price: number;
  @Count({ description: 'Chosen, but they are covered or gone by now' }) gone: number;
  @Count({ description: 'Families to whom nothing can be mailed' }) without_email: number;
  @ApiProperty({ type: BilledAccountReply, isArray: true, description: 'By name' }) accounts: BilledAccountReply[];
}

const STATES = ['running', 'done', 'reverting', 'reverted'] as const;

export class LessonBillingReply {
  @Id() id: string;
  @OneOf(STATES) state: (typeof STATES)[number];
  @Count({ description: 'Lessons that it set out to bill' }) planned: number;
  @Count({ description: 'Lessons billed' }) billed: number;
  @Count({ description: 'Lessons left out, because they were covered or gone, or had no price any more' })
  skipped: number;
  @Count() invoices: number;
  @Count({ description: 'Invoices that were mailed' }) mailed: number;
  @Money({ description: 'Of its invoices, as they were written' }) total: number;
  @Count({ description: 'Invoices of which something is paid: as long as there is one, it stays' })
  paid_invoices: number;
  @Count({ description: 'Invoices that stayed when it was taken back, because they were paid meanwhile' }) kept: number;
  @Text({ description: 'An instant, in UTC' }) started_at: string;
  @Text({ nullable: true, description: 'By whom; null if they are gone' }) started_by: string | null;
  @Text({ nullable: true, description: 'An instant, in UTC' }) reverted_at: string | null;
  @Text({ nullable: true }) reverted_by: string | null;
}

export class LessonBillingsReply {
  @ApiProperty({ type: LessonBillingReply, isArray: true, description: 'The newest first, the newest twenty' })
  runs: LessonBillingReply[];
}
