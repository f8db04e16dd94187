import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { activeSearchOf } from '../../../platform/http/active-search.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { detailsOf } from '../../../platform/records/record.js';
import { EditStaff } from '../commands/edit-person.js';
import { ListStaff, ListStaffOptions, ReadStaffPerson } from '../queries/staff.js';
import { savedStaff } from '../queries/saved-staff.js';
import { staffNotes } from '../records/staff.js';
import { staffList } from '../queries/staff-rows.js';
import {
  EditStaffInput,
  StaffColourInput,
  StaffListQuery,
  StaffOptionsQuery,
  StaffPersonQuery,
} from './staff.inputs.js';
import {
  SavedColourReply,
  SavedStaffReply,
  StaffListReply,
  StaffOptionsReply,
  StaffPersonReply,
} from './staff.replies.js';

@ApiTags('staff')
@Controller('instructors')
export class StaffController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('stafflist')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: StaffListReply })
  async list(@FromCaller() caller: Caller, @Query() query: StaffListQuery): Promise<StaffListReply> {
    const { is_active = query.filter, filters } = query;
    return { data: await this.queries.execute(new ListStaff(caller, activeSearchOf({ is_active, filters }))) };
  }

  @Get('index')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: StaffOptionsReply })
  async options(@FromCaller() caller: Caller, @Query() { active = 1 }: StaffOptionsQuery): Promise<StaffOptionsReply> {
    return { options: await this.queries.execute(new ListStaffOptions(caller, { active: active === 1 })) };
  }

  @Get('staffPerson')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: StaffPersonReply })
  person(@FromCaller() caller: Caller, @Query() query: StaffPersonQuery): Promise<StaffPersonReply> {
    return this.queries.execute(new ReadStaffPerson(caller, { personId: query.person_id }));
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: SavedStaffReply })
  update(
    @FromCaller() caller: Caller,
    @Body() { id, color, version, ...noted }: EditStaffInput,
  ): Promise<SavedStaffReply> {
    const command = new EditStaff(caller, {
      instructorId: id,
      colourId: color,
      ...detailsOf({ fields: staffNotes }, noted),
      seen: seenIn(staffList, version),
    });
    return this.commands.execute(command.answering((sql, _, asker) => savedStaff(sql, id, asker)));
  }

  @Post('updateColor')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: SavedColourReply })
  async colour(@FromCaller() caller: Caller, @Body() { id, color }: StaffColourInput): Promise<SavedColourReply> {
    const command = new EditStaff(caller, { instructorId: id, colourId: color });
    const { staff, warnings } = await this.commands.execute(
      command.answering((sql, _, asker) => savedStaff(sql, id, asker)),
    );
    const { color_id, color_code, color_name } = staff;
    return { id, color_id, color_code, color_name, warnings };
  }
}
