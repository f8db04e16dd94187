import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { MergeRiders } from '../commands/merge-riders.js';
import { studentDetails } from '../queries/student.js';
import { PreviewRiderMerge } from '../queries/preview-rider-merge.js';
import { RiderMergePreviewReply, RidersMergedReply } from './merge-riders.replies.js';
import { MergeRidersInput } from './people.inputs.js';

@ApiTags('people')
@Controller('people')
export class MergeRidersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('previewRiderMerge')
  @Allow({ adm: true })
  @ApiOkResponse({ type: RiderMergePreviewReply })
  preview(
    @FromCaller() caller: Caller,
    @Query() { student_id: studentId, merged_student_id: mergedId }: MergeRidersInput,
  ): Promise<RiderMergePreviewReply> {
    return this.queries.execute(new PreviewRiderMerge(caller, { studentId, mergedId }));
  }

  /** Cannot be taken back: whose lesson was whose stands in the log alone. */
  @Post('mergeRiders')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: RidersMergedReply })
  merge(
    @FromCaller() caller: Caller,
    @Body() { student_id: studentId, merged_student_id: mergedId }: MergeRidersInput,
  ): Promise<RidersMergedReply> {
    return this.commands.execute(
      new MergeRiders(caller, { studentId, mergedId }).answering(async (sql, _, { actor }) => ({
        student: await studentDetails(sql, actor, { studentId }),
      })),
    );
  }
}
