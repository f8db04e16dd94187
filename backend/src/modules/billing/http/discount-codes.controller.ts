import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { familyLimit } from '../../../platform/http/family-limit.js';
import { LookAtDiscountCode } from '../queries/discount-of-code.js';
import { DiscountCodeInput } from './discounts.inputs.js';
import { DiscountOfCodeReply } from './discounts.replies.js';

/** Enough for mistyped codes, and too few to guess words with. */
const MOST_AN_HOUR = 20;
const Limited = familyLimit('discounts', MOST_AN_HOUR);

/** Only here a code is believed; carts name what it opened, so that guesses are counted in one place. */
@ApiTags('discounts')
@Controller('discounts')
export class DiscountCodesController {
  constructor(private readonly queries: QueryBus) {}

  @Post('look')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'buyers' })
  @Limited
  @ApiOkResponse({ type: DiscountOfCodeReply })
  @ApiTooManyRequestsResponse()
  look(
    @FromCaller() caller: Caller,
    @Body() { code, billing_person_id: personId }: DiscountCodeInput,
  ): Promise<DiscountOfCodeReply> {
    return this.queries.execute(new LookAtDiscountCode(caller, { code, personId }));
  }
}
