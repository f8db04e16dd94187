import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { isOutsideAddress } from '../../../platform/outbound/outside-address.js';
import { AddEndpoint } from '../commands/add-endpoint.js';
import { ChangeEndpoint } from '../commands/change-endpoint.js';
import { RemoveEndpoint } from '../commands/remove-endpoint.js';
import { ReplaceSecret } from '../commands/replace-secret.js';
import { SwitchEndpoint } from '../commands/switch-endpoint.js';
import { FORMER_FOR_MS, newSecret, type NewSecret } from '../delivery/secrets.js';
import { MOST_ENDPOINTS } from '../domain/decide-endpoint.js';
import { WEBHOOK_KINDS, webhookKinds } from '../domain/kinds.js';
import { endpointRows, ListEndpoints, type EndpointRow } from '../queries/endpoints.js';
import { endpointShown } from './webhook-shown.js';
import { NewWebhookInput, WebhookChangeInput, WebhookInput, WebhookSwitchInput } from './webhooks.inputs.js';
import { WebhookChangedReply, WebhookDeletedReply, WebhookSecretReply, WebhooksReply } from './webhooks.replies.js';

const kinds = webhookKinds.map((id) => ({ id, scope: WEBHOOK_KINDS[id].scope, says: WEBHOOK_KINDS[id].says }));

function shown([row]: readonly EndpointRow[]) {
  if (!row) throw notFound('The webhook');
  return endpointShown(row);
}

/** Where other programs are told what happens in a barn. */
@ApiTags('webhooks')
@Controller('webhook_endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: WebhooksReply })
  async list(@FromCaller() caller: Caller): Promise<WebhooksReply> {
    const rows = await this.queries.execute(new ListEndpoints(caller));
    return { webhooks: rows.map(endpointShown), kinds, most: MOST_ENDPOINTS };
  }

  /** The secret is in this answer and nowhere else. */
  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: WebhookSecretReply })
  async create(@FromCaller() caller: Caller, @Body() input: NewWebhookInput): Promise<WebhookSecretReply> {
    const { url, description, kinds } = input;
    const secret = newSecret(this.config.secret, caller.farmId);
    const added = { url, description, kinds, isOutside: this.isOutside(url), ...kept(secret) };
    const rows = await this.commands.execute(
      new AddEndpoint(caller, added).answering((sql, { endpointId }, asker) =>
        endpointRows(sql, { endpointId }, asker),
      ),
    );
    return once(shown(rows), secret);
  }

  @Post('change')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: WebhookChangedReply })
  async change(@FromCaller() caller: Caller, @Body() input: WebhookChangeInput): Promise<WebhookChangedReply> {
    const { id: endpointId, url, description, kinds } = input;
    const change = new ChangeEndpoint(caller, { endpointId, url, isOutside: this.isOutside(url), description, kinds });
    const rows = await this.commands.execute(
      change.answering((sql, _, asker) => endpointRows(sql, { endpointId }, asker)),
    );
    return { webhook: shown(rows) };
  }

  @Post('switch')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: WebhookChangedReply })
  async switch(@FromCaller() caller: Caller, @Body() input: WebhookSwitchInput): Promise<WebhookChangedReply> {
    const { id: endpointId, active } = input;
    const rows = await this.commands.execute(
      new SwitchEndpoint(caller, { endpointId, because: active ? null : 'wish' }).answering((sql, _, asker) =>
        endpointRows(sql, { endpointId }, asker),
      ),
    );
    return { webhook: shown(rows) };
  }

  /** The former one is good for a day beside it: both sign what is sent. */
  @Post('replaceSecret')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: WebhookSecretReply })
  async replaceSecret(@FromCaller() caller: Caller, @Body() input: WebhookInput): Promise<WebhookSecretReply> {
    const { id: endpointId } = input;
    const secret = newSecret(this.config.secret, caller.farmId);
    const replacement = { endpointId, formerForMs: FORMER_FOR_MS, ...kept(secret) };
    const rows = await this.commands.execute(
      new ReplaceSecret(caller, replacement).answering((sql, _, asker) => endpointRows(sql, { endpointId }, asker)),
    );
    return once(shown(rows), secret);
  }

  /** With its log. */
  @Post('remove')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: WebhookDeletedReply })
  async remove(@FromCaller() caller: Caller, @Body() { id }: WebhookInput): Promise<WebhookDeletedReply> {
    await this.commands.execute(new RemoveEndpoint(caller, { endpointId: id }));
    return { id };
  }

  private isOutside = (url: string) => isOutsideAddress(url, this.config);
}

const kept = ({ hint, locked }: NewSecret) => ({ secretHint: hint, secret: locked });

/** A repeated request is answered with what it made, whose secret is gone. */
const once = (webhook: WebhookSecretReply['webhook'], { text, hint }: NewSecret): WebhookSecretReply => ({
  webhook,
  secret: webhook.hint === hint ? text : null,
});
