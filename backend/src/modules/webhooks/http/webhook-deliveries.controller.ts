import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { SendAgain, TestEndpoint } from '../commands/ask-delivery.js';
import { messageId } from '../delivery/signature.js';
import { KEPT_DAYS } from '../domain/log-begins.js';
import { ListDeliveries, PAGE } from '../queries/deliveries.js';
import { deliveryShown } from './webhook-shown.js';
import { DeliveriesInput, SendAgainInput, WebhookInput } from './webhooks.inputs.js';
import { DeliveriesReply, DeliveryAskedReply } from './webhooks.replies.js';

/** What other programs were told, and whether they took it. */
@ApiTags('webhooks')
@Controller('webhook_deliveries')
export class WebhookDeliveriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeliveriesReply })
  async list(@FromCaller() caller: Caller, @Query() { id, offset = 0 }: DeliveriesInput): Promise<DeliveriesReply> {
    const { deliveries, size } = await this.queries.execute(new ListDeliveries(caller, { endpointId: id, offset }));
    return { deliveries: deliveries.map(deliveryShown), size, page: PAGE, kept_days: KEPT_DAYS };
  }

  /** Under its id, tried as often as the first time. */
  @Post('sendAgain')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeliveryAskedReply })
  async sendAgain(@FromCaller() caller: Caller, @Body() input: SendAgainInput): Promise<DeliveryAskedReply> {
    const { id: endpointId, message_id } = input;
    await this.commands.execute(new SendAgain(caller, { endpointId, messageId: message_id }));
    return { message_id };
  }

  /** News that say nothing, to see whether the receiver takes them. */
  @Post('test')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeliveryAskedReply })
  async test(@FromCaller() caller: Caller, @Body() { id: endpointId }: WebhookInput): Promise<DeliveryAskedReply> {
    const asked = { endpointId, messageId: messageId({ test: randomUUID() }) };
    const message_id = await this.commands.execute(new TestEndpoint(caller, asked));
    return { message_id };
  }
}
