import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { HoldRelease, ResumeRelease } from '../commands/hold-release.js';
import { ReleaseUnpaid } from '../commands/release-unpaid.js';
import { ReadRelease } from '../queries/releases.js';
import { HoldReleaseInput, ReleasedReply, ReleaseInput, ReleasePlacesInput } from './releases.replies.js';

@ApiTags('payments')
@Controller('payments')
export class ReleasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The places of an invoice that was charged in vain stay until somebody lets it go on. */
  @Post('holdRelease')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ReleasedReply })
  @ApiConflictResponse()
  async hold(
    @FromCaller() caller: Caller,
    @Body() { payment_id: invoiceId, reason }: HoldReleaseInput,
  ): Promise<ReleasedReply> {
    await this.commands.execute(new HoldRelease(caller, { invoiceId, reason }));
    return this.read(caller, invoiceId);
  }

  /** What was held goes on, not before the family was reminded once more. */
  @Post('resumeRelease')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ReleasedReply })
  @ApiConflictResponse()
  async resume(@FromCaller() caller: Caller, @Body() { payment_id: invoiceId }: ReleaseInput): Promise<ReleasedReply> {
    await this.commands.execute(new ResumeRelease(caller, { invoiceId }));
    return this.read(caller, invoiceId);
  }

  /** At once, instead of on its day. It can not be undone. */
  @Post('releasePlaces')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ReleasedReply })
  @ApiConflictResponse()
  async release(
    @FromCaller() caller: Caller,
    @Body() { payment_id: invoiceId, seen }: ReleasePlacesInput,
  ): Promise<ReleasedReply> {
    await this.commands.execute(new ReleaseUnpaid(caller, { invoiceId, seen }));
    return this.read(caller, invoiceId);
  }

  private async read(caller: Caller, invoiceId: string): Promise<ReleasedReply> {
    return { release: await this.queries.execute(new ReadRelease(caller, { invoiceId })) };
  }
}
