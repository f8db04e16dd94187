import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { Flag, Id } from '../../../platform/http/fields.js';

export class SetupListQuery {
  @ActiveFilter({ description: 'Which list comes back. D18' }) filter?: string | number;
  @ActiveFilter({ description: 'The same as filter' }) is_active?: string | number;
}

export class SetupActivationInput {
  @Id() id: string;
  @Flag({ optional: true, description: 'Toggles when it is left out. D18' }) is_active?: number;
  @ActiveFilter({ description: 'Which list comes back' }) filter?: string | number;
}
