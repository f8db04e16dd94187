import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ListStaffGroups, ListStaffOfGroup } from '../queries/staff-groups.js';
import { StaffGroupQuery } from './staff.inputs.js';
import { StaffGroupsReply, StaffOfGroupReply } from './staff.replies.js';

@ApiTags('staff')
@Controller()
export class StaffGroupsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('groups/options')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: StaffGroupsReply })
  async groups(@FromCaller() caller: Caller, @Query() query: StaffGroupQuery): Promise<StaffGroupsReply> {
    return { options: await this.queries.execute(new ListStaffGroups(caller, { groupId: query.group_id })) };
  }

  @Get('staff_groups/index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: StaffOfGroupReply })
  async staff(@FromCaller() caller: Caller, @Query() query: StaffGroupQuery): Promise<StaffOfGroupReply> {
    return { staff: await this.queries.execute(new ListStaffOfGroup(caller, { groupId: query.group_id })) };
  }
}
