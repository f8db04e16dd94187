import { Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { KeepsBody, keptBody } from '../../../platform/http/kept-body.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CardPayments } from '../../../platform/payments/card-payments.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { BarnOfCustomer, DisconnectCardAccount, followSubscription } from '../../farms/contracts.js';
import { StrandCardPayments } from '../commands/strand-card-payments.js';
import { settleCardPayment } from '../jobs/settle-card-payment.js';
import { BarnsOfAccount } from '../queries/barns-of-account.js';
import { UnsignedLimit } from '../../../platform/http/unsigned-limit.js';
import { TakenReply } from './cards.replies.js';

/** Well above any event about one payment. */
const MOST_BYTES = 256 * 1024;

/** The provider's news. It comes at least once and in any order: each only says where to look, and the provider is asked what is true. */
@ApiTags('webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly provider: CardPayments,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly jobs: Jobs,
    private readonly limit: UnsignedLimit,
  ) {}

  @Post('stripe')
  @HttpCode(200)
  @Public()
  @KeepsBody(MOST_BYTES)
  @ApiOkResponse({ type: TakenReply })
  @ApiBadRequestResponse()
  @ApiTooManyRequestsResponse()
  async take(
    @Headers('stripe-signature') signature: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TakenReply> {
    const event = await this.provider.readEvent(keptBody(request), signature ?? '');
    if (!event) {
      await this.limit.heed(request, reply);
      throw invalid('stripe-signature', 'This does not come from the card payment provider');
    }
    const { id, accountId, intentId, subscriberId, type } = event;
    if (!accountId && subscriberId) await this.followSubscription(id, subscriberId);
    const farms = accountId ? await this.queries.execute(new BarnsOfAccount({ accountId })) : [];
    if (accountId && type === 'account.application.deauthorized')
      for (const farmId of farms) {
        await this.commands.execute(new DisconnectCardAccount({ farmId, actor: SYSTEM }, { accountId }));
        await this.commands.execute(new StrandCardPayments({ farmId, actor: SYSTEM }, { accountId, back: false }));
      }
    if (intentId)
      await this.jobs.add(
        farms.map((farmId) => ({
          type: settleCardPayment,
          id: `${farmId}-${id}`,
          data: { farmId, intentId },
        })),
      );
    return { received: 1 };
  }

  /** Of a barn that pays for Leadline. */
  private async followSubscription(eventId: string, customerId: string) {
    const farmId = await this.queries.execute(new BarnOfCustomer({ customerId }));
    if (farmId) await this.jobs.add([{ type: followSubscription, id: `${farmId}-${eventId}`, data: { farmId } }]);
  }
}
