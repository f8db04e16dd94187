import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AskSupport } from '../commands/ask-support.js';
import { WriteBulkNote } from '../commands/write-bulk-note.js';
import { ListBulkNotes } from '../queries/bulk-notes.js';
import { PreviewBulkNote, type BulkTo } from '../queries/bulk-recipients.js';
import { BulkNoteInput, BulkNoteQuery, SupportInput } from './bulk-notes.inputs.js';
import { BulkNotePreviewReply, BulkNotesReply, BulkNoteWrittenReply, SupportReply } from './bulk-notes.replies.js';

/** What an administrator writes to all account holders or to those of a session, or to the support of the product. R058 R204 */
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
  @ApiNotFoundResponse()
  preview(@FromCaller() caller: Caller, @Query() query: BulkNoteQuery): Promise<BulkNotePreviewReply> {
    return this.queries.execute(new PreviewBulkNote(caller, toOf(query)));
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
  @ApiNotFoundResponse()
  async create(@FromCaller() caller: Caller, @Body() input: BulkNoteInput): Promise<BulkNoteWrittenReply> {
    const { notes, subject, series_id } = input;
    if (series_id && !subject?.trim()) throw invalid('subject', 'Please write a subject');
    const writing = { ...toOf(input), notes, ...(series_id && { subject }) };
    const { bulkId, emails } = await this.commands.execute(new WriteBulkNote(caller, writing));
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

const toOf = ({ series_id: seriesId, with_pending, with_waiting }: BulkNoteQuery): BulkTo => ({
  seriesId,
  withPending: with_pending === 1,
  withWaiting: with_waiting === 1,
});
