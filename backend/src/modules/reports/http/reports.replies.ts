import { ApiProperty } from '@nestjs/swagger';
import { Count, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { COLUMN_KINDS, OPENED, type ColumnKind, type Opened } from '../domain/columns.js';

export class ReportColumnReply {
  @Text({ description: 'Of the rows’ fields' }) name: string;
  @Text({ description: 'Its heading' }) label: string;
  @OneOf(COLUMN_KINDS) kind: ColumnKind;
  @OneOf(OPENED, { optional: true, description: 'What the row’s page is of' }) opens?: Opened;
}

/** Of all pages; each group has those that it counts. */
export class ReportTotals {
  @Count() rows: number;
  @Count({ optional: true }) lessons?: number;
  @Count({ optional: true }) students?: number;
  @Count({ optional: true }) horses?: number;
  @Count({ optional: true }) staff?: number;
  @Count({ optional: true, description: 'Of lessons that take place' }) minutes?: number;
  @Count({ optional: true, description: 'Cancelled, by the barn or the rider' }) cancelled?: number;
  @Count({ optional: true }) accounts?: number;
  @Count({ optional: true, description: 'Unpaid' }) invoices?: number;
  @Money({ optional: true }) outstanding?: number;
  @Money({ optional: true, description: 'On invoices whose due date is over' }) overdue?: number;
  @Count({ optional: true, description: 'And refunds' }) payments?: number;
  @Money({ optional: true, description: 'Less what was given back' }) taken?: number;
  @Money({ optional: true, description: 'In what was taken' }) tax?: number;
  @Count({ optional: true, description: 'Days whose takings were counted' }) closed?: number;
  @Count({ optional: true, description: 'Days with takings that nobody counted' }) open?: number;
  @Money({ optional: true, description: 'Cash that was counted less what was expected, of closed days' })
  difference?: number;
  @Count({ optional: true }) packages?: number;
  @Count({ optional: true, description: 'In packages that were sold' }) lessons_sold?: number;
  @Count({ optional: true, description: 'Lessons of packages that have not expired' }) left?: number;
  @Money({ optional: true, description: 'Of packages, as their prices are given' }) price?: number;
  @Money({ optional: true, description: 'Of lessons that are paid and left' }) worth?: number;
  @Money({ optional: true, description: 'Without tax' }) net?: number;
  @Count({ optional: true, description: 'Mails' }) sent?: number;
  @Count({ optional: true, description: 'Mails' }) failed?: number;
}

type Row = Record<string, string | number | null>;
const VALUE = { anyOf: [{ type: 'string', nullable: true }, { type: 'number' }] };

export class ReportReply {
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: VALUE },
    description: 'Rows of the columns, each with id and the ids of what the columns open',
  })
  reports: Row[];
  @ApiProperty({ type: ReportTotals }) totals: ReportTotals;
  @ApiProperty({ type: ReportColumnReply, isArray: true }) columns: readonly ReportColumnReply[];
}
