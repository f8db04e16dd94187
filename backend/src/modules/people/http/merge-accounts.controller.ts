import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { MergeAccounts } from '../commands/merge-accounts.js';
import { PreviewMerge } from '../queries/preview-merge.js';
import { accountRow } from '../queries/accounts.js';
import { MergeAccountsInput, PreviewMergeQuery } from './people.inputs.js';
import { MergedReply, MergePreviewReply } from './edited-people.replies.js';

@ApiTags('people')
@Controller('people')
export class MergeAccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('previewMerge')
  @Allow({ adm: true })
  @ApiOkResponse({ type: MergePreviewReply })
  preview(
    @FromCaller() caller: Caller,
    @Query() { merged_id: mergedId, account_person_id: accountId }: PreviewMergeQuery,
  ): Promise<MergePreviewReply> {
    return this.queries.execute(new PreviewMerge(caller, { mergedId, accountId }));
  }

  /** Cannot be taken back: nothing remembers who was on which account but the log. */
  @Post('mergeAccounts')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: MergedReply })
  merge(@FromCaller() caller: Caller, @Body() input: MergeAccountsInput): Promise<MergedReply> {
    const { account_person_id: accountId, merged_id: mergedId } = input;
    const riders = (input.riders ?? []).map((two) => ({ studentId: two.student_id, mergedId: two.merged_student_id }));
    return this.commands.execute(
      new MergeAccounts(caller, { accountId, mergedId, riders }).answering(async (sql, _, { actor }) => ({
        account: await accountRow(sql, actor, accountId),
      })),
    );
  }
}
