import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import type { Session } from '../../../platform/auth/session.js';
import { FromSession } from '../../../platform/http/caller.js';
import { Flag, Id } from '../../../platform/http/fields.js';
import { RequestPaymentCustomer } from '../commands/request-payment-customer.js';

class PaymentCustomerInput {
  @Id({ description: 'The barn that is to become a customer of the card provider' }) farm_id: string;
}

class PaymentCustomerReply {
  @Flag({ description: 'Now or earlier' }) requested: number;
}

@ApiTags('farms')
@Controller('farms')
export class PaymentCustomerController {
  constructor(private readonly commands: CommandBus) {}

  /** Answers at once; a job calls the provider, then the id is among the barn's settings. */
  @Post('createEqoStripeCustomer')
  @HttpCode(200)
  @Allow({ spr: true })
  @ApiOkResponse({ type: PaymentCustomerReply })
  async create(
    @FromSession() { actor }: Session,
    @Body() { farm_id }: PaymentCustomerInput,
  ): Promise<PaymentCustomerReply> {
    await this.commands.execute(new RequestPaymentCustomer({ farmId: farm_id, actor }, {}));
    return { requested: 1 };
  }
}
