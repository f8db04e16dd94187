import { Id } from '../../../platform/http/fields.js';
import { ActiveFilter } from '../../../platform/http/active-filter.js';

export class ActiveQuery {
  @ActiveFilter() is_active?: string | number;
}

export class ClientQuery {
  @Id({ optional: true, description: 'The holder or a member; the caller when left out' }) person_id?: string;
}
