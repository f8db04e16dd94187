import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AskSupport } from '../commands/ask-support.js';
import { WriteBulkNote } from '../commands/write-bulk-note.js';
import { ListBulkNotes } from '../queries/bulk-notes.js';
import { PreviewBulkNote } from '../queries/bulk-recipients.js';
import { BulkNoteInput, SupportInput } from './bulk-notes.inputs.js';
import { BulkNotePreviewReply, BulkNotesReply, BulkNoteWrittenReply, SupportReply } from './bulk-notes.replies.js';

/** What an administrator writes to all account holders, or to the support of the product. R058 R204 */
@ApiTags('notes')
@Allow({ adm: true })
@Controller('notes_clients')
export class BulkNotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** To how many people a note would go, for a screen to say first. */
  @Get('previewBulkNote')
  @ApiOkResponse({ type: BulkNotePreviewReply })
  preview(@FromCaller() caller: Caller): Promise<BulkNotePreviewReply> {
    return this.queries.execute(new PreviewBulkNote(caller, {}));
  }

  /** The latest, with what became of their mails. */
  @Get('bulkNotes')
  @ApiOkResponse({ type: BulkNotesReply })
  list(@FromCaller() caller: Caller): Promise<BulkNotesReply> {
    return this.queries.execute(new ListBulkNotes(caller, {}));
  }

  @Post('createBulkNote')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkNoteWrittenReply })
  async create(@FromCaller() caller: Caller, @Body() { notes }: BulkNoteInput): Promise<BulkNoteWrittenReply> {
    const { bulkId, emails } = await this.commands.execute(new WriteBulkNote(caller, { notes }));
    return { emails, bulk_id: bulkId };
  }

  @Post('createSupportEmail')
  @HttpCode(200)
  @ApiOkResponse({ type: SupportReply })
  async support(@FromCaller() caller: Caller, @Body() { summary, msg }: SupportInput): Promise<SupportReply> {
    await this.commands.execute(new AskSupport(caller, { summary, message: msg }));
    return { success: 1 };
  }
}
