import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { Count, Email, Flag, Id, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { isCountry } from '../domain/countries.js';

export class SettingInput {
  @RequiredText({ max: 100, message: 'field is required', description: 'The name of a setting' }) field: string;
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    nullable: true,
    description: 'Yes and no as 1 and 0; an empty text unsets',
  })
  @ValidateBy(
    {
      name: 'isSettingValue',
      validator: {
        validate: (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
      },
    },
    { message: 'value must be a text or a number' },
  )
  value: string | number | boolean | null;
}
export class FarmSettingInput extends SettingInput {
  @Id({ description: 'The barn whose setting it is' }) farm_id: string;
}

export class ListFarmsQuery {
  @Text({ optional: true, max: 200, description: 'Part of a name or an address' }) search?: string;
  @OneOf(['1', '0', 'all'], { optional: true, description: 'Active ones unless told' }) is_active?: string;
  @Count({ optional: true, max: 1_000_000 }) offset?: number;
  @Count({ optional: true, min: 1, max: 100, description: '50 unless told' }) limit?: number;
}
export class FarmQuery {
  @Id() farm_id: string;
}

export class FarmActivationInput {
  @Id() id: string;
  @Flag({ optional: true, description: 'The other one unless told' }) is_active?: number;
}

export class NewFarmInput {
  @RequiredText({ message: 'name is required' }) name: string;
  @RequiredText({ message: 'contactName is required', description: 'The first administrator' }) contactName: string;
  @Email({ description: 'Where the invitation goes' }) email: string;
  @ApiProperty({ type: String, example: 'CA' })
  @ValidateBy(
    { name: 'isCountry', validator: { validate: (code: unknown) => typeof code === 'string' && isCountry(code) } },
    { message: 'country_code must be a country like CA' },
  )
  country_code: string;
}
