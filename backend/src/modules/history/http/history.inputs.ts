import { Count, Id, OneOf } from '../../../platform/http/fields.js';
import { recordKinds, type RecordKind } from '../domain/records.js';

export class RecordHistoryQuery {
  @OneOf(recordKinds, { description: 'What the history is of' }) record: RecordKind;
  @Id({ optional: true, description: 'Its id; of the farm, none is needed' }) id?: string;
  @Count({ optional: true, min: 1, max: Number.MAX_SAFE_INTEGER, description: 'Only what is older than this position' })
  before?: number;
}
