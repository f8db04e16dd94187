import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { LinkStudents } from '../commands/link-students.js';
import { ListLinkedStudents } from '../queries/linked-students.js';
import { LinkedStudentsQuery, LinkStudentsInput } from './people.inputs.js';
import { LinkedStudentsReply } from './people.replies.js';

@ApiTags('people')
@Controller('xrefs')
export class LinkedStudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('getInstructorStudents')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: LinkedStudentsReply })
  async linked(@FromCaller() caller: Caller, @Query() query: LinkedStudentsQuery): Promise<LinkedStudentsReply> {
    const linked = await this.queries.execute(new ListLinkedStudents(caller, { instructorId: query.single_id }));
    return { currentValue: linked, list: linked };
  }

  @Post('updateInstructorStudent')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinkedStudentsReply })
  async link(@FromCaller() caller: Caller, @Body() input: LinkStudentsInput): Promise<LinkedStudentsReply> {
    const instructorId = input.single_id;
    await this.commands.execute(new LinkStudents(caller, { instructorId, studentIds: input.array }));
    const linked = await this.queries.execute(new ListLinkedStudents(caller, { instructorId }));
    return { currentValue: linked, list: linked };
  }
}
