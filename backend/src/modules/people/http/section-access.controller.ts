import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AllowSections } from '../commands/allow-sections.js';
import { allowedSections, ListAddSections, ListAllowedSections } from '../queries/student-sections.js';
import type { StudentSection } from '../tables/student-section.entity.js';
import { AllowSectionsInput, HorseAccessQuery, StudentSectionsQuery } from './people.inputs.js';
import { LinksReply, StudentAddSectionsReply } from './people.replies.js';

@ApiTags('people')
@Controller()
export class SectionAccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('xrefs/getStudentSectionsBook')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  async mayBook(
    @FromCaller() caller: Caller,
    @Query() { single_id: studentId }: HorseAccessQuery,
  ): Promise<LinksReply> {
    const question = { studentId, purpose: 'book' as const };
    return { currentValue: await this.queries.execute(new ListAllowedSections(caller, question)) };
  }

  @Post('xrefs/updateStudentSectionBook')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  allowBooking(@FromCaller() caller: Caller, @Body() input: AllowSectionsInput): Promise<LinksReply> {
    return this.allow(caller, input, 'book');
  }

  @Get('xrefs/getStudentSectionsAdd')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  async mayAdd(@FromCaller() caller: Caller, @Query() { single_id: studentId }: HorseAccessQuery): Promise<LinksReply> {
    const question = { studentId, purpose: 'add' as const };
    return { currentValue: await this.queries.execute(new ListAllowedSections(caller, question)) };
  }

  @Post('xrefs/updateStudentSectionAdd')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  allowAdding(@FromCaller() caller: Caller, @Body() input: AllowSectionsInput): Promise<LinksReply> {
    return this.allow(caller, input, 'add');
  }

  @Get('students/getStudentAddSections')
  @Allow({ adm: true, stu: 'riders' })
  @ApiOkResponse({ type: StudentAddSectionsReply })
  async toAdd(
    @FromCaller() caller: Caller,
    @Query() { student_id: studentId }: StudentSectionsQuery,
  ): Promise<StudentAddSectionsReply> {
    return { sectionStudentAddArray: await this.queries.execute(new ListAddSections(caller, { studentId })) };
  }

  private allow(
    caller: Caller,
    { single_id: studentId, array }: AllowSectionsInput,
    purpose: StudentSection['purpose'],
  ) {
    return this.commands.execute(
      new AllowSections(caller, { studentId, sectionIds: array, purpose }).answering(async (sql) => ({
        currentValue: await allowedSections(sql, { studentId, purpose }),
      })),
    );
  }
}
