import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, ListOf, OneOf, Text } from '../../../platform/http/fields.js';
import { KINDS, type Kind } from '../domain/fields.js';
import { PROBLEMS, type ProblemCode } from '../domain/problems.js';
import { MOST_COLUMNS, MOST_ROWS } from '../domain/read-table.js';

export const MOST_BYTES = 5_242_880;

export class ImportKindInput {
  @OneOf(KINDS) kind: Kind;
}
/** Only describes the call; `FromUpload` reads what arrives. */
export class ImportUpload extends ImportKindInput {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: `CSV or tab separated text, at most ${MOST_BYTES} bytes, ${MOST_ROWS} rows and ${MOST_COLUMNS} columns`,
  })
  file: string;
}

export class OneImportQuery {
  @Id() id: string;
}

const SHOWN = ['all', 'import', 'leave', 'problems'] as const;

export class ImportRowsQuery extends OneImportQuery {
  @OneOf(SHOWN, { optional: true, description: 'All where it is left out' }) show?: (typeof SHOWN)[number];
  @OneOf(Object.keys(PROBLEMS), { optional: true, description: 'Rows with this problem alone' }) problem?: ProblemCode;
  @Count({ optional: true, min: 1, max: 200 }) limit?: number;
  @Count({ optional: true, max: MOST_ROWS }) offset?: number;
}

export class ImportColumnInput {
  @Count({ max: MOST_COLUMNS, description: 'From 0' }) column: number;
  @Text({ max: 50, optional: true, description: 'The field that it fills; none where it is empty' }) field?: string;
}

export class ImportColumnsInput extends OneImportQuery {
  @ListOf(() => ImportColumnInput, { optional: true, max: MOST_COLUMNS, description: 'Those that change' })
  columns?: ImportColumnInput[];
  @Flag({ optional: true, description: 'The first row holds the names of the columns' }) has_header?: number;
  @OneOf(['dmy', 'mdy'], { optional: true, description: 'How 3/4/2015 is read' }) date_order?: 'dmy' | 'mdy';
}

export class TakeImportRowsInput extends OneImportQuery {
  @Count({ optional: true, min: 1, description: 'By its number in the file; all where it is left out' }) row?: number;
  @Flag({ description: 'Import also what may be there already' }) take: number;
}

export class StartImportInput extends OneImportQuery {
  @Count({ max: MOST_ROWS, description: 'How many rows are to be imported, as shown' }) rows: number;
}
