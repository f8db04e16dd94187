import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Email, Flag, Id, ListOf, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { LEDGER_STATES, type LedgerState } from '../../../platform/mail/mail-state.js';
import { GROUPS, type Group, type ReportName } from '../domain/groups.js';
import { EVERY, type Schedule } from '../domain/saved/schedule.js';
import { SPANS, type Span } from '../domain/saved/spans.js';
import { REPORT_NAMES } from './reports.inputs.js';

export class SavedReportRecipientReply {
  @Email() email: string;
  @OneOf(LEDGER_STATES, { nullable: true, description: 'Of the last mail to it; null if there was none' })
  state: LedgerState | null;
}

export class SavedReportReply {
  @Id() id: string;
  @Text() title: string;
  @OneOf(Object.keys(GROUPS)) group: Group;
  @OneOf(REPORT_NAMES) report: ReportName;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As the report is asked with them' })
  filters: Record<string, unknown>;
  @Text({ description: 'The filters for people' }) filter_words: string;
  @Text({ nullable: true, description: 'JSON [column, "ASC" or "DESC"]' }) sort: string | null;
  @Flag() contact: number;
  @OneOf(SPANS, { nullable: true, description: 'Null for what is about now' }) span: Span | null;
  @DateOnly({ nullable: true, description: 'The first of its days, seen from today' }) date1: string | null;
  @DateOnly({ nullable: true, description: 'The last' }) date2: string | null;
  @OneOf(EVERY, { description: 'Whether it is mailed, and how often' }) every: Schedule['every'];
  @Count({ nullable: true, description: 'Monday is 1' }) weekday: number | null;
  @Count({ nullable: true, description: '0 is the last of the month' }) month_day: number | null;
  @ListOf(() => SavedReportRecipientReply) recipients: SavedReportRecipientReply[];
  @Flag() with_csv: number;
  @Flag() with_pdf: number;
  @Flag({ description: '1: it does not go out until it is started' }) is_stopped: number;
  @DateOnly({ nullable: true, description: 'Null: it does not go out by itself' }) next_on: string | null;
  @WallClock({ nullable: true, description: 'Null: it never went out' }) last_sent: string | null;
}

export class SavedReportsReply {
  @ListOf(() => SavedReportReply) saved_reports: SavedReportReply[];
}

export class OneSavedReportReply {
  @ApiProperty({ type: SavedReportReply }) saved_report: SavedReportReply;
}

export class SpanReply {
  @OneOf(SPANS) span: Span;
  @DateOnly({ description: 'Its days, seen from today' }) date1: string;
  @DateOnly() date2: string;
  @DateOnly({ nullable: true, description: 'Its days when it goes out next' }) next_date1: string | null;
  @DateOnly({ nullable: true }) next_date2: string | null;
}

export class SavedReportPlanReply {
  @DateOnly({ nullable: true, description: 'Null: it does not go out by itself' }) next_on: string | null;
  @ListOf(() => SpanReply) spans: SpanReply[];
}

export class SavedReportDeletedReply {
  @Flag() deleted: number;
}
