import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { RestorePackage } from '../commands/restore-package.js';
import { ListDeletedPackages } from '../queries/deleted-packages.js';
import { editedItem } from '../queries/item-rows.js';
import { DeletedItemsQuery, DeletedItemsReply, RestoreItemInput } from './deleted-items.replies.js';
import { EditedItemReply } from './items.replies.js';

@ApiTags('items')
@Controller('items')
export class DeletedItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Packages that can be brought back: those of one account that were deleted in the last 30 days. */
  @Get('deleted')
  @Allow({ adm: true })
  @ApiOkResponse({ type: DeletedItemsReply })
  deleted(
    @FromCaller() caller: Caller,
    @Query() { student_id: studentId }: DeletedItemsQuery,
  ): Promise<DeletedItemsReply> {
    return this.queries.execute(new ListDeletedPackages(caller, { studentId }));
  }

  /** Brings a deleted package back; lessons that wait are covered by it as by a new one. */
  @Post('restore')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: EditedItemReply })
  restore(@FromCaller() caller: Caller, @Body() { id: packageId }: RestoreItemInput): Promise<EditedItemReply> {
    return this.commands.execute(
      new RestorePackage(caller, { packageId }).answering(async (sql, _, { farmId, now }) => ({
        item: await editedItem(sql, farmId, { packageId, now }),
      })),
    );
  }
}
