import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { activeSearchOf } from '../../../platform/http/active-search.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { SetPersonActivation } from '../commands/set-person-activation.js';
import { ListAccounts } from '../queries/accounts.js';
import { PreviewActivation } from '../queries/preview-activation.js';
import { ListStaff } from '../queries/staff.js';
import { PreviewActivationQuery, UpdateIsActiveInput } from './people.inputs.js';
import { ActivationPreviewReply, ActivationReply } from './edited-people.replies.js';

@ApiTags('people')
@Controller('people')
export class ActivationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What would follow, for a screen to say first. */
  @Get('previewActivation')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ActivationPreviewReply })
  preview(@FromCaller() caller: Caller, @Query() query: PreviewActivationQuery): Promise<ActivationPreviewReply> {
    const { person_id: personId, whattodo } = query;
    return this.queries.execute(new PreviewActivation(caller, { personId, active: whattodo === 'activate' }));
  }

  /** Answers with the list as it is then. R029 R030 */
  @Post('updateIsActiveAccount')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ActivationReply })
  async update(@FromCaller() caller: Caller, @Body() input: UpdateIsActiveInput): Promise<ActivationReply> {
    const { accountHolderId, staffId, whattodo, filters } = input;
    if (Boolean(accountHolderId) === Boolean(staffId))
      throw invalid('accountHolderId', 'Either accountHolderId or staffId is required');
    const wanted = activeSearchOf({ filters });
    const whose = staffId ? { instructorId: staffId } : { personId: accountHolderId };
    await this.commands.execute(new SetPersonActivation(caller, { ...whose, active: whattodo === 'activate' }));
    return staffId
      ? { data: await this.queries.execute(new ListStaff(caller, wanted)) }
      : { accounts: await this.queries.execute(new ListAccounts(caller, wanted)) };
  }
}
