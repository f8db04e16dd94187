import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AllowHorses } from '../commands/allow-horses.js';
import { ListStudentHorses } from '../queries/student-horses.js';
import { AllowHorsesInput, HorseAccessQuery } from './people.inputs.js';
import { LinksReply } from './people.replies.js';

@ApiTags('people')
@Controller('xrefs')
export class HorseAccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('getStudentHorses')
  @Allow({ adm: true, stu: 'riders' })
  @ApiOkResponse({ type: LinksReply })
  async allowed(@FromCaller() caller: Caller, @Query() query: HorseAccessQuery): Promise<LinksReply> {
    return { currentValue: await this.queries.execute(new ListStudentHorses(caller, { studentId: query.single_id })) };
  }

  @Post('updateStudentHorse')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  async allow(@FromCaller() caller: Caller, @Body() input: AllowHorsesInput): Promise<LinksReply> {
    const studentId = input.single_id;
    await this.commands.execute(new AllowHorses(caller, { studentId, horseIds: input.array }));
    return { currentValue: await this.queries.execute(new ListStudentHorses(caller, { studentId })) };
  }
}
