import { Id, OneOf } from '../../../platform/http/fields.js';

/** 1 active, 0 inactive, `all` for both; lists open with the active ones. R029 R031 */
export class ActiveQuery {
  @OneOf(['1', '0', 'all', 1, 0], { optional: true }) is_active?: string | number;
}
export const chosenActivation = ({ is_active = 1 }: ActiveQuery) => (is_active === 'all' ? undefined : String(is_active) === '1');

export class ClientQuery {
  @Id({ optional: true, description: 'The holder or a member; the caller when left out' }) person_id?: string;
}
