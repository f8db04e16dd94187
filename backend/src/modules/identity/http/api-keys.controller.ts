import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { newApiKey } from '../../../platform/auth/api-key.js';
import { API_SCOPES } from '../../../platform/auth/api-scopes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { MakeApiKey } from '../commands/make-api-key.js';
import { RevokeApiKey } from '../commands/revoke-api-key.js';
import { MOST_API_KEYS } from '../domain/decide-api-key.js';
import { apiKeyRows, ListApiKeys, type ApiKeyRow } from '../queries/api-keys.js';
import { ApiKeyInput, NewApiKeyInput } from './api-keys.inputs.js';
import { ApiKeyMadeReply, ApiKeyReply, ApiKeyRevokedReply, ApiKeysReply } from './api-keys.replies.js';

const shown = ({ apiKeyId, endsOn, madeBy, createdAt, revokedAt, lastUsedAt, ...row }: ApiKeyRow): ApiKeyReply => ({
  ...row,
  id: apiKeyId,
  ends_on: endsOn,
  made_by: madeBy,
  created_at: createdAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** By which other programs read what a barn opens to them. */
@ApiTags('API keys')
@Controller('api_keys')
export class ApiKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ApiKeysReply })
  async keys(@FromCaller() caller: Caller): Promise<ApiKeysReply> {
    const rows = await this.queries.execute(new ListApiKeys(caller));
    const scopes = Object.entries(API_SCOPES).map(([id, { title, opens }]) => ({ id, title, opens }));
    return { api_keys: rows.map(shown), scopes, most: MOST_API_KEYS };
  }

  /** The key is in this answer and nowhere else. */
  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ApiKeyMadeReply })
  async make(@FromCaller() caller: Caller, @Body() input: NewApiKeyInput): Promise<ApiKeyMadeReply> {
    const { name, scopes, ends_on: endsOn = null } = input;
    const { text, ...kept } = newApiKey(caller.farmId);
    const making = new MakeApiKey(caller, { name, scopes, endsOn, ...kept });
    const [row] = await this.commands.execute(
      making.answering((sql, { apiKeyId }, asker) => apiKeyRows(sql, { apiKeyId }, asker)),
    );
    if (!row) throw notFound('The API key');
    // A repeated request is answered with the key that it made, whose text is gone.
    return { api_key: shown(row), key: row.hint === kept.hint ? text : null };
  }

  /** No program is answered by it any more. */
  @Post('revoke')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ApiKeyRevokedReply })
  async revoke(@FromCaller() caller: Caller, @Body() { id: apiKeyId }: ApiKeyInput): Promise<ApiKeyRevokedReply> {
    await this.commands.execute(new RevokeApiKey(caller, { apiKeyId }));
    return { id: apiKeyId };
  }
}
