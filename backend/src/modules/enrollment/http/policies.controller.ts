import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromPublicBarn, PublicBarn, PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { EndPolicy, WritePolicy } from '../commands/write-policy.js';
import { ShowChangedByPolicy } from '../queries/changed-by-policy.js';
import { ListPolicies, ReadPublicPolicies } from '../queries/policies.js';
import { TryPolicy } from '../queries/try-policy.js';
import { ChangedByPolicyInput, EndPolicyInput, SavePolicyInput, TryPolicyInput } from './policies.inputs.js';
import {
  ChangedByPolicyReply,
  EndedPolicyReply,
  PoliciesReply,
  PublicPoliciesReply,
  SavedPolicyReply,
  TriedPolicyReply,
} from './policies.replies.js';
import { ruleOf } from './policy-wire.js';

/** What cancelling comes to, in the barn's own words. */
@ApiTags('policies')
@Controller('policies')
export class PoliciesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PoliciesReply })
  list(@FromCaller() caller: Caller): Promise<PoliciesReply> {
    return this.queries.execute(new ListPolicies(caller, {}));
  }

  /** One policy for each of: the barn, a program, a section, a series. What was cancelled before keeps what it came to. */
  @Post('save')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SavedPolicyReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async save(@FromCaller() caller: Caller, @Body() input: SavePolicyInput): Promise<SavedPolicyReply> {
    const { scope, scope_id, version } = input;
    const writing = { scope, scopeId: scope_id ?? null, rule: ruleOf(input), seen: version };
    const policyId = await this.commands.execute(new WritePolicy(caller, writing));
    const { policies } = await this.queries.execute(new ListPolicies(caller, {}));
    return { policies: policies.filter(({ id }) => id === policyId) };
  }

  @Post('end')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: EndedPolicyReply })
  @ApiNotFoundResponse()
  async end(@FromCaller() caller: Caller, @Body() { id }: EndPolicyInput): Promise<EndedPolicyReply> {
    await this.commands.execute(new EndPolicy(caller, { policyId: id }));
    return { id };
  }

  /** For an imagined lesson; nothing is kept. */
  @Post('tryOut')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: TriedPolicyReply })
  tryOut(@FromCaller() caller: Caller, @Body() input: TryPolicyInput): Promise<TriedPolicyReply> {
    const { lesson_start: lessonStart, cancelled_at: cancelledAt, cancelReason, price } = input;
    const priceMinor = Math.round(price * 100);
    return this.queries.execute(
      new TryPolicy(caller, { rule: ruleOf(input), lessonStart, cancelledAt, priceMinor, reason: cancelReason }),
    );
  }

  /** What of the last thirty days' cancellations would have come to something else; nothing is changed. */
  @Post('changes')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ChangedByPolicyReply })
  changes(@FromCaller() caller: Caller, @Body() input: ChangedByPolicyInput): Promise<ChangedByPolicyReply> {
    const { scope, scope_id } = input;
    return this.queries.execute(
      new ShowChangedByPolicy(caller, { scope, scopeId: scope_id ?? null, rule: ruleOf(input) }),
    );
  }
}

@ApiTags('public')
@Controller('public')
export class PublicPolicyController {
  constructor(private readonly queries: QueryBus) {}

  @Get('policy')
  @PublicBarn()
  @ApiOkResponse({ type: PublicPoliciesReply })
  policy(@FromPublicBarn() barn: Asker, @Query() _: PublicBarnQuery): Promise<PublicPoliciesReply> {
    return this.queries.execute(new ReadPublicPolicies(barn, {}));
  }
}
