import { ApiProperty } from '@nestjs/swagger';
import type { ApiScope } from '../../../platform/auth/api-scopes.js';
import { Count, DateOnly, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { MOST_API_KEYS } from '../domain/decide-api-key.js';
import { Scopes } from './api-keys.inputs.js';

const moment = { type: String, format: 'date-time' };

export class ApiKeyReply {
  @Id() id: string;
  @Text() name: string;
  @Text({ description: 'How the key begins', example: 'll_live_1a2b3c4d' }) hint: string;
  @Scopes() scopes: ApiScope[];
  @DateOnly({ nullable: true, description: 'The last day on which it is good' }) ends_on: string | null;
  @OneOf(['active', 'ended', 'revoked']) state: 'active' | 'ended' | 'revoked';
  @Text({ nullable: true, description: 'Null: somebody who left' }) made_by: string | null;
  @ApiProperty(moment) created_at: string;
  @ApiProperty({ ...moment, nullable: true }) revoked_at: string | null;
  @ApiProperty({ ...moment, nullable: true, description: 'To the hour; null: not used yet' }) last_used_at:
    | string
    | null;
}

export class ApiScopeReply {
  @Text() id: string;
  @Text() title: string;
  @Text({ description: 'What it lets another program know' }) opens: string;
}

export class ApiKeysReply {
  @ApiProperty({ type: ApiKeyReply, isArray: true }) api_keys: ApiKeyReply[];
  @ApiProperty({ type: ApiScopeReply, isArray: true }) scopes: ApiScopeReply[];
  @Count({ description: 'Of a barn, at one time', example: MOST_API_KEYS }) most: number;
}

export class ApiKeyMadeReply {
  @ApiProperty({ type: ApiKeyReply }) api_key: ApiKeyReply;
  @Text({ nullable: true, description: 'The key, this once; null where the request is answered again' }) key:
    | string
    | null;
}

export class ApiKeyRevokedReply {
  @Id() id: string;
}
