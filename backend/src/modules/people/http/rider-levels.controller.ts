import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import type { BarnCommand } from '../../../platform/messages/barn-command.js';
import { ConfirmLevel, DeclineLevel, ProposeLevel } from '../commands/rider-level.js';
import { ListReadyRiders } from '../queries/ready-riders.js';
import { ListLevelProposals, ReadRiderLevel, riderLevel } from '../queries/rider-level.js';
import {
  ConfirmLevelInput,
  LevelProposalsReply,
  ProposeLevelInput,
  RiderLevelQuery,
  RiderLevelReply,
  TEACHES,
} from './rider-levels.replies.js';

const CONFIRMS = { adm: true, ins: 'CONFIRM_RIDER_LEVELS' } as const;

@ApiTags('people')
@Controller('rider_levels')
export class RiderLevelsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('show')
  @Allow({ adm: true, ins: [...TEACHES, 'CONFIRM_RIDER_LEVELS'], stu: true })
  @ApiOkResponse({ type: RiderLevelReply })
  show(@FromCaller() caller: Caller, @Query() { student_id }: RiderLevelQuery): Promise<RiderLevelReply> {
    return this.queries.execute(new ReadRiderLevel(caller, { studentId: student_id }));
  }

  @Get('proposals')
  @Allow(CONFIRMS)
  @ApiOkResponse({ type: LevelProposalsReply })
  async proposals(@FromCaller() caller: Caller): Promise<LevelProposalsReply> {
    const [proposals, ready] = await Promise.all([
      this.queries.execute(new ListLevelProposals(caller, {})),
      this.queries.execute(new ListReadyRiders(caller, {})),
    ]);
    return { proposals, ready };
  }

  @Post('propose')
  @HttpCode(200)
  @Allow({ adm: true, ins: TEACHES })
  @ApiOkResponse({ type: RiderLevelReply })
  propose(@FromCaller() caller: Caller, @Body() { student_id: studentId, level_id: levelId }: ProposeLevelInput) {
    return this.change(studentId, new ProposeLevel(caller, { studentId, levelId }));
  }

  @Post('confirm')
  @HttpCode(200)
  @Allow(CONFIRMS)
  @ApiOkResponse({ type: RiderLevelReply })
  confirm(@FromCaller() caller: Caller, @Body() { student_id: studentId, level_id }: ConfirmLevelInput) {
    if (level_id === undefined) throw invalid('level_id', 'level_id must be an id, or empty');
    return this.change(studentId, new ConfirmLevel(caller, { studentId, levelId: level_id }));
  }

  @Post('decline')
  @HttpCode(200)
  @Allow(CONFIRMS)
  @ApiOkResponse({ type: RiderLevelReply })
  decline(@FromCaller() caller: Caller, @Body() { student_id: studentId }: RiderLevelQuery) {
    return this.change(studentId, new DeclineLevel(caller, { studentId }));
  }

  private change(studentId: string, command: BarnCommand<unknown, void>): Promise<RiderLevelReply> {
    return this.commands.execute(
      command.answering((sql, _, { farmId, actor }) => riderLevel(sql, farmId, actor, studentId)),
    );
  }
}
