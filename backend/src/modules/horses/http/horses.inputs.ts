import { Count, Filter, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { RowVersion } from '../../../platform/http/rest-query.js';
import { HORSE_LIMITS, HORSE_YEARS } from '../domain/limits.js';

export class HorsesQuery {
  @ActiveFilter() is_active?: string | number;
  @Text({ optional: true, max: 100 }) search?: string;
  @Filter({ optional: true, properties: { is_active: { type: 'string' }, search: { type: 'string' } } })
  filters?: { is_active?: unknown; search?: unknown };
}

export class HorseDetailsInput {
  @Text({ optional: true, max: HORSE_LIMITS.height }) height?: string;
  @Text({ optional: true, max: HORSE_LIMITS.color }) color?: string;
  @Count({
    optional: true,
    clearable: true,
    min: HORSE_YEARS.first,
    max: HORSE_YEARS.last,
    description: 'Year of birth',
  })
  age?: number | null;
  @Text({ optional: true, max: HORSE_LIMITS.gender }) gender?: string;
  @Text({ optional: true, description: 'Markings' }) desc?: string;
  @Text({ optional: true, max: HORSE_LIMITS.tack }) tack?: string;
}

export class CreateHorseInput extends HorseDetailsInput {
  @RequiredText({ max: HORSE_LIMITS.name, message: 'horse must have a name' }) name: string;
}

export class RestHorseInput extends HorseDetailsInput {
  @RequiredText({ max: HORSE_LIMITS.name, optional: true, message: 'horse must have a name' }) horse_name?: string;
  @Flag({ optional: true }) is_active?: number;
  @RowVersion({ optional: true }) version?: number;
}

export class OneHorseQuery {
  @Id() id: string;
}

export class EditHorseInput extends RestHorseInput {
  @Id() id: string;
  @RequiredText({
    max: HORSE_LIMITS.name,
    optional: true,
    message: 'horse must have a name',
    description: 'As horse_name',
  })
  name?: string;
}

export class HorseActivationInput {
  @Id() id: string;
  @Flag({ optional: true }) is_active?: number;
  @ActiveFilter({ description: 'Which list comes back' }) filter?: string | number;
}
