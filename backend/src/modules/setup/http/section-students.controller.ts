import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { activeOf } from '../../../platform/http/active-filter.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AssignSectionStudent } from '../commands/assign-to-section.js';
import { ListSectionStudents, ReadSectionPickList, sectionStudents } from '../queries/section-links.js';
import { SectionStudentInput, SectionPickListQuery, SectionQuery } from './section-links.inputs.js';
import { SectionStudentsReply, SectionPickListReply } from './section-links.replies.js';

@ApiTags('setup')
@Controller('section_students')
export class SectionStudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** All that are assigned, active or not. A10 */
  @Get('sectionStudentsArray')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SectionStudentsReply })
  async assigned(@FromCaller() caller: Caller, @Query() { section_id }: SectionQuery): Promise<SectionStudentsReply> {
    return { list: await this.queries.execute(new ListSectionStudents(caller, { sectionId: section_id })) };
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SectionStudentsReply })
  assign(@FromCaller() caller: Caller, @Body() input: SectionStudentInput): Promise<SectionStudentsReply> {
    return this.set(caller, input, true);
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SectionStudentsReply })
  take(@FromCaller() caller: Caller, @Body() input: SectionStudentInput): Promise<SectionStudentsReply> {
    return this.set(caller, input, false);
  }

  /** What a new event of the section offers. */
  @Get('index')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: SectionPickListReply })
  async offered(
    @FromCaller() caller: Caller,
    @Query() { section_id: sectionId, is_active }: SectionPickListQuery,
  ): Promise<SectionPickListReply> {
    const question = { kind: 'student' as const, sectionId, active: activeOf(is_active) };
    return { list: await this.queries.execute(new ReadSectionPickList(caller, question)) };
  }

  private set(caller: Caller, { section_id: sectionId, student_id: id }: SectionStudentInput, assigned: boolean) {
    return this.commands.execute(
      new AssignSectionStudent(caller, { sectionId, id, assigned }).answering(async (sql) => ({
        list: await sectionStudents(sql, sectionId),
      })),
    );
  }
}
