import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { activeSearchOf } from '../../../platform/http/active-search.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { SetPeopleActivation } from '../commands/set-people-activation.js';
import { SetPersonActivation } from '../commands/set-person-activation.js';
import { ListAccounts } from '../queries/accounts.js';
import { PreviewActivation } from '../queries/preview-activation.js';
import { PreviewActivations } from '../queries/preview-activations.js';
import { ListStaff } from '../queries/staff.js';
import {
  ActivationsInput,
  PreviewActivationQuery,
  UpdateActivationsInput,
  UpdateIsActiveInput,
} from './people.inputs.js';
import {
  ActivationPreviewReply,
  ActivationReply,
  ActivationsPreviewReply,
  ActivationsReply,
} from './edited-people.replies.js';

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

  /** The same of many; a question, whose ids are too many for an address. */
  @Post('previewActivations')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ActivationsPreviewReply })
  previewMany(@FromCaller() caller: Caller, @Body() input: ActivationsInput): Promise<ActivationsPreviewReply> {
    const { person_ids: personIds, whattodo } = input;
    return this.queries.execute(new PreviewActivations(caller, { personIds, active: whattodo === 'activate' }));
  }

  /** All or none. R029 R030 */
  @Post('updateActivations')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ActivationsReply })
  async updateMany(@FromCaller() caller: Caller, @Body() input: UpdateActivationsInput): Promise<ActivationsReply> {
    const { person_ids: personIds, whattodo, alone } = input;
    const change = { personIds, active: whattodo === 'activate', alone: alone === 1 };
    return { person_ids: await this.commands.execute(new SetPeopleActivation(caller, change)) };
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
