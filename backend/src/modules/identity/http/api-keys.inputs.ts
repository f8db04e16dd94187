import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn } from 'class-validator';
import { API_SCOPES, type ApiScope } from '../../../platform/auth/api-scopes.js';
import { CalendarDay, Id, RequiredText } from '../../../platform/http/fields.js';

const scopes = Object.keys(API_SCOPES);

export const Scopes = () =>
  applyDecorators(
    ApiProperty({ type: String, enum: scopes, isArray: true, minItems: 1, maxItems: scopes.length }),
    IsIn(scopes, { each: true, message: `scopes must be a list of ${scopes.join(', ')}` }),
    ArrayMaxSize(scopes.length),
    ArrayNotEmpty({ message: 'Choose at least one thing that the key may read' }),
    IsArray({ message: 'scopes must be a list' }),
  );

export class NewApiKeyInput {
  @RequiredText({ max: 80, description: 'What it is for; the other program’s name, as a rule' }) name: string;
  @Scopes() scopes: ApiScope[];
  @CalendarDay({
    optional: true,
    clearable: true,
    description: 'The last day on which it is good; null: until it is revoked',
  })
  ends_on?: string | null;
}

export class ApiKeyInput {
  @Id() id: string;
}
