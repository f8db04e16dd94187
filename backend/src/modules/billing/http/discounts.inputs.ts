import { Id, RequiredText } from '../../../platform/http/fields.js';

export class DiscountCodeInput {
  @RequiredText({ max: 40, message: 'Enter the code', description: 'In capitals or not' }) code: string;
  @Id({ description: 'Whose cart it is for: the account holder or a member' }) billing_person_id: string;
}
