import { Body, HttpCode, Injectable, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { ChangeNote, DeleteNote } from '../commands/change-note.js';
import type { NoteSubject } from '../domain/note-access.js';
import { noteReply } from '../queries/notes.js';
import { NoteInput, NotePinInput, NotePublicInput } from './notes.inputs.js';
import { NoteDeletedReply, OneNoteReply } from './notes.replies.js';

/** What notes about people and about horses have in common. */
@Injectable()
export abstract class NoteCalls {
  /** A note about anything else is not found. */
  protected abstract readonly among: readonly NoteSubject[];
  constructor(
    protected readonly commands: CommandBus,
    protected readonly queries: QueryBus,
  ) {}

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: NoteDeletedReply })
  async delete(@FromCaller() caller: Caller, @Body() { id }: NoteInput): Promise<NoteDeletedReply> {
    return { id: await this.commands.execute(new DeleteNote(caller, { noteId: id, among: this.among })) };
  }

  @Post('updatePublic')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneNoteReply })
  updatePublic(@FromCaller() caller: Caller, @Body() { id, is_public }: NotePublicInput): Promise<OneNoteReply> {
    const change = { noteId: id, among: this.among, isPublic: is_public === 1 };
    return this.commands.execute(new ChangeNote(caller, change).answering(noteReply));
  }

  @Post('updatePin')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: OneNoteReply })
  updatePin(@FromCaller() caller: Caller, @Body() { id, pin }: NotePinInput): Promise<OneNoteReply> {
    const change = { noteId: id, among: this.among, pin: pin === 1 };
    return this.commands.execute(new ChangeNote(caller, change).answering(noteReply));
  }
}
