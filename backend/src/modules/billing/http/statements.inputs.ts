import { DateOnly, Id } from '../../../platform/http/fields.js';

export class StatementQuery {
  @Id({ description: 'The account holder or a member' }) person_id: string;
  @DateOnly({ description: 'The first day, by the barn’s clock' }) from: string;
  @DateOnly({ description: 'The last day, at most three years after the first' }) until: string;
}
