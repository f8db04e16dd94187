import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { KINDS } from '../domain/fields.js';
import { PROBLEMS } from '../domain/problems.js';

const Moment = (description?: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });
const STATES = ['read', 'running', 'done', 'undoing', 'undone'];

export class ImportFieldReply {
  @Text() name: string;
  @Text() label: string;
}
export class ImportColumnReply {
  @Count({ description: 'From 0' }) column: number;
  @Text({ description: 'As a spreadsheet names it: A, B, … AA' }) letter: string;
  @Text({ description: 'Empty where the file names no columns' }) heading: string;
  @Text({ nullable: true, description: 'The field that it fills' }) field: string | null;
}
export class ShortImportReply {
  @Id() id: string;
  @OneOf(KINDS) kind: string;
  @OneOf(STATES) state: string;
  @Text() file_name: string;
  @ApiProperty({ format: 'date-time' }) created_at: string;
  @Moment('Until when it can be undone') undo_until: string | null;
}
export class ImportReply extends ShortImportReply {
  @Text() encoding: string;
  @Text() separator: string;
  @Flag() has_header: number;
  @OneOf(['dmy', 'mdy']) date_order: string;
  @Flag({ description: 'What may be there already is imported all the same' }) takes_all: number;
  @ApiProperty({ type: ImportColumnReply, isArray: true }) columns: ImportColumnReply[];
  @ApiProperty({ type: ImportFieldReply, isArray: true }) fields: ImportFieldReply[];
  @Moment() finished_at: string | null;
  @Count({ description: 'Rows to be imported, or taken back' }) to_do: number;
  @Count({ description: 'Rows of these that are dealt with' }) done: number;
  @Count({ description: 'Rows that made what is there' }) made: number;
  @Count() left: number;
  @Count({ description: 'Rows that were not taken back' }) kept: number;
}
export class OneImportReply {
  @ApiProperty({ type: ImportReply }) import_run: ImportReply;
}
export class ImportsReply {
  @ApiProperty({ type: ShortImportReply, isArray: true }) imports: ShortImportReply[];
}

export class ImportProblemReply {
  @OneOf(Object.keys(PROBLEMS)) code: string;
  @OneOf(['error', 'question', 'note'], { description: 'A question leaves a row out unless it is taken' })
  severity: string;
  @Count({ nullable: true, description: 'Its cell; null for the row as a whole' }) column: number | null;
  @Text() message: string;
}
export class ImportRowReply {
  @Count({ description: 'As a spreadsheet counts' }) row: number;
  @ApiProperty({ type: String, isArray: true }) cells: string[];
  @Flag({ description: 'It is imported, or was' }) imports: number;
  @Flag({ nullable: true, description: 'What was decided for this row alone' }) takes: number | null;
  @OneOf(['made', 'left', 'undone', 'kept'], { nullable: true }) outcome: string | null;
  @ApiProperty({ type: ImportProblemReply, isArray: true }) problems: ImportProblemReply[];
}
export class ImportProblemCountReply {
  @OneOf(Object.keys(PROBLEMS)) code: string;
  @Text() label: string;
  @OneOf(['error', 'question', 'note']) severity: string;
  @Count({ description: 'Rows' }) count: number;
}
export class ImportCheckReply {
  @Count({ description: 'Rows that are imported, or were' }) imports: number;
  @Count() leaves: number;
  @ApiProperty({ type: ImportProblemCountReply, isArray: true }) problems: ImportProblemCountReply[];
  @Count({ description: 'How many rows match' }) size: number;
  @ApiProperty({ type: ImportRowReply, isArray: true }) rows: ImportRowReply[];
}
