import { Id } from '../../../platform/http/fields.js';
import { WhichList } from '../../../platform/http/which-list.js';

export class ActiveQuery {
  @WhichList() is_active?: string | number;
}

export class ClientQuery {
  @Id({ optional: true, description: 'The holder or a member; the caller when left out' }) person_id?: string;
}
