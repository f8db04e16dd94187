import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ErasePerson } from '../commands/erase-person.js';
import { PreviewErasure } from '../queries/preview-erasure.js';
import { ErasePersonInput, ErasureQuery } from './erasure.inputs.js';
import { ErasedReply, ErasurePreviewReply } from './erasure.replies.js';

@ApiTags('privacy')
@Controller('people')
export class ErasureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('previewErasure')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ErasurePreviewReply })
  preview(@FromCaller() caller: Caller, @Query() { person_id: personId }: ErasureQuery): Promise<ErasurePreviewReply> {
    return this.queries.execute(new PreviewErasure(caller, { personId }));
  }

  /** Cannot be taken back. Lessons, payments and the log stay, and name nobody. */
  @Post('erase')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ErasedReply })
  async erase(
    @FromCaller() caller: Caller,
    @Body() { person_id: personId, person_name: name }: ErasePersonInput,
  ): Promise<ErasedReply> {
    return { person_ids: await this.commands.execute(new ErasePerson(caller, { personId, name })) };
  }
}
