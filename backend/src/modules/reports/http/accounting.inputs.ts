import { DateOnly, OneOf } from '../../../platform/http/fields.js';
import { FORMAT_NAMES, type FormatName } from '../domain/accounting/formats/formats.js';

export class AccountingQuery {
  @DateOnly({ description: 'First day' }) date1: string;
  @DateOnly({ description: 'Last day; at most 400 days after the first' }) date2: string;
}

export class AccountingFileQuery extends AccountingQuery {
  @OneOf(FORMAT_NAMES, { description: 'For which program it is; generic is for all others' }) format: FormatName;
}
