import { OmitType } from '@nestjs/swagger';
import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { Filter, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { changeInput, Input, newInput } from '../../../platform/records/record-classes.js';
import { horse } from '../horse.record.js';

export class HorsesQuery {
  @ActiveFilter() is_active?: string | number;
  @Text({ optional: true, max: 100 }) search?: string;
  @Filter({ optional: true, properties: { is_active: { type: 'string' }, search: { type: 'string' } } })
  filters?: { is_active?: unknown; search?: unknown };
}

const NAME = horse.fields.horse_name;

export class CreateHorseInput extends OmitType(newInput(horse), ['horse_name']) {
  @Input(NAME) name: string;
}

export class RestHorseInput extends changeInput(horse) {}

export class OneHorseQuery {
  @Id() id: string;
}

export class EditHorseInput extends RestHorseInput {
  @Id() id: string;
  @RequiredText({ max: NAME.max, optional: true, message: NAME.required, description: 'As horse_name' }) name?: string;
}

export class HorseActivationInput {
  @Id() id: string;
  @Flag({ optional: true }) is_active?: number;
  @ActiveFilter({ description: 'Which list comes back' }) filter?: string | number;
}
