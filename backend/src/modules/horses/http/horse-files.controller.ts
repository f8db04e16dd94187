import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { handOver } from '../../../platform/http/stored-content.js';
import { FromUpload, Uploads, type Upload } from '../../../platform/http/upload.js';
import { EditHorseFile } from '../commands/edit-horse-file.js';
import { RemoveHorseFile } from '../commands/remove-horse-file.js';
import { GetHorseFile, HorseFileContent, ListHorseFiles } from '../queries/horse-files.js';
import { KeepHorseFile } from '../uploads/keep-horse-file.js';
import {
  EditHorseFileInput,
  HorseFileInput,
  HorseFileQuery,
  HorseFileRemovedReply,
  HorseFilesQuery,
  HorseFilesReply,
  HorseFileUpload,
  HorseFileUrlReply,
  OneHorseFileReply,
} from './horse-files.replies.js';

const READERS = { adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'] } as const;
const RULES = { fields: HorseFileInput, maxBytes: 5_242_880, tooLarge: 'File is too large - must be under 5MB' };

/** Nothing filled in is no name. */
const saidOf = ({ kind, name, valid_until }: Pick<HorseFileInput, 'kind' | 'name' | 'valid_until'>) => ({
  fileKind: kind,
  documentName: name === '' ? null : name,
  validUntil: valid_until,
});

@ApiTags('horses')
@Controller('horses')
export class HorseFilesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly files: KeepHorseFile,
    private readonly storage: FileStorage,
  ) {}

  @Post('uploadFile')
  @HttpCode(200)
  @Allow({ adm: true })
  @Uploads(HorseFileUpload)
  @ApiOkResponse({ type: OneHorseFileReply })
  async upload(
    @FromCaller() caller: Caller,
    @FromUpload(RULES) { file, fields }: Upload<HorseFileInput>,
  ): Promise<OneHorseFileReply> {
    const { horse_id: horseId, replaces } = fields;
    const fileId = await this.files.keep(caller, horseId, file, { ...saidOf(fields), replaces });
    return { file: await this.queries.execute(new GetHorseFile(caller, { fileId })) };
  }

  @Post('updateFile')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneHorseFileReply })
  async update(@FromCaller() caller: Caller, @Body() input: EditHorseFileInput): Promise<OneHorseFileReply> {
    const fileId = await this.commands.execute(new EditHorseFile(caller, { fileId: input.id, ...saidOf(input) }));
    return { file: await this.queries.execute(new GetHorseFile(caller, { fileId })) };
  }

  @Post('deleteFile')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorseFileRemovedReply })
  @ApiNotFoundResponse()
  async remove(@FromCaller() caller: Caller, @Body() { id }: HorseFileQuery): Promise<HorseFileRemovedReply> {
    await this.commands.execute(new RemoveHorseFile(caller, { fileId: id }));
    return { id };
  }

  @Get('files')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseFilesReply })
  async list(@FromCaller() caller: Caller, @Query() { horse_id }: HorseFilesQuery): Promise<HorseFilesReply> {
    return { files: await this.queries.execute(new ListHorseFiles(caller, { horseId: horse_id })) };
  }

  @Get('fileUrl')
  @Allow(READERS)
  @ApiOkResponse({ type: HorseFileUrlReply })
  async url(@FromCaller() caller: Caller, @Query() { id }: HorseFileQuery): Promise<HorseFileUrlReply> {
    const { url } = await this.queries.execute(new GetHorseFile(caller, { fileId: id }));
    return { url };
  }

  /** To a family, photos of its own horse are handed out, and nothing else. */
  @Get('file/:id')
  @Allow({ ...READERS, stu: 'everybody' })
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async content(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) fileId: string, @Res() reply: FastifyReply) {
    const { storageKey, fileName, contentType, size } = await this.queries.execute(
      new HorseFileContent(caller, { fileId }),
    );
    const content = await this.storage.open(storageKey);
    if (!content) throw notFound('The file');
    return handOver(reply, content, { fileName, contentType, sizeBytes: size });
  }
}
