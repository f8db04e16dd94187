import { Count, Filter, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { RowVersion } from '../../../platform/http/rest-query.js';

export class HorsesQuery {
  @ActiveFilter() is_active?: string | number;
  @Text({ optional: true, max: 100 }) search?: string;
  @Filter({ optional: true, properties: { is_active: { type: 'string' }, search: { type: 'string' } } })
  filters?: { is_active?: unknown; search?: unknown };
}

export class HorseDetailsInput {
  @Text({ optional: true, max: 50 }) height?: string;
  @Text({ optional: true, max: 100 }) color?: string;
  @Count({ optional: true, clearable: true, min: 1950, max: 2050, description: 'Year of birth' }) age?: number | null;
  @Text({ optional: true, max: 50 }) gender?: string;
  @Text({ optional: true, description: 'Markings' }) desc?: string;
  @Text({ optional: true, max: 200 }) tack?: string;
}

export class CreateHorseInput extends HorseDetailsInput {
  @RequiredText({ max: 100, message: 'horse must have a name' }) name: string;
}

export class RestHorseInput extends HorseDetailsInput {
  @RequiredText({ max: 100, optional: true, message: 'horse must have a name' }) horse_name?: string;
  @Flag({ optional: true }) is_active?: number;
  @RowVersion({ optional: true }) version?: number;
}

export class OneHorseQuery {
  @Id() id: string;
}

export class EditHorseInput extends RestHorseInput {
  @Id() id: string;
  @RequiredText({ max: 100, optional: true, message: 'horse must have a name', description: 'As horse_name' })
  name?: string;
}

export class HorseActivationInput {
  @Id() id: string;
  @Flag({ optional: true }) is_active?: number;
  @ActiveFilter({ description: 'Which list comes back' }) filter?: string | number;
}
