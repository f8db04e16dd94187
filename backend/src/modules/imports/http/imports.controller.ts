import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { FromUpload, Uploads, type Upload } from '../../../platform/http/upload.js';
import { ChooseColumns, TakeRows } from '../commands/choose-columns.js';
import { KeepFile } from '../commands/keep-file.js';
import { StartImport, UndoImport } from '../commands/start-import.js';
import { exampleFile } from '../domain/example-file.js';
import { CheckImport, ListImports, ReadImport } from '../queries/imports.js';
import { readUpload } from '../uploads/read-upload.js';
import {
  ImportColumnsInput,
  ImportKindInput,
  ImportRowsQuery,
  ImportUpload,
  MOST_BYTES,
  OneImportQuery,
  StartImportInput,
  TakeImportRowsInput,
} from './imports.inputs.js';
import { ImportCheckReply, ImportsReply, OneImportReply } from './imports.replies.js';
import { shortImport, shownCheck, shownImport } from './shown-imports.js';

const RULES = { fields: ImportKindInput, maxBytes: MOST_BYTES, tooLarge: 'File is too large - must be under 5MB' };
const PAGE = 50;

@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Reads a file, or what was pasted, without changing anything of the barn. */
  @Post('upload')
  @HttpCode(200)
  @Allow({ adm: true })
  @Uploads(ImportUpload)
  @ApiOkResponse({ type: OneImportReply })
  async upload(
    @FromCaller() caller: Caller,
    @FromUpload(RULES) { file, fields }: Upload<ImportKindInput>,
  ): Promise<OneImportReply> {
    const read = await readUpload(fields.kind, file);
    // Without the idempotency key: its fingerprint does not cover the content.
    const { farmId, actor } = caller;
    return this.one(caller, await this.commands.execute(new KeepFile({ farmId, actor }, read)));
  }

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ImportsReply })
  async list(@FromCaller() caller: Caller): Promise<ImportsReply> {
    return { imports: (await this.queries.execute(new ListImports(caller, {}))).map(shortImport) };
  }

  @Get('read')
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneImportReply })
  read(@FromCaller() caller: Caller, @Query() { id }: OneImportQuery): Promise<OneImportReply> {
    return this.one(caller, id);
  }

  /** Row by row, what would become of it, or did. */
  @Get('check')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ImportCheckReply })
  async check(@FromCaller() caller: Caller, @Query() query: ImportRowsQuery): Promise<ImportCheckReply> {
    const { id: importId, show = 'all', problem, limit = PAGE, offset = 0 } = query;
    const asked = { importId, show, limit, offset, ...(problem && { problem }) };
    return shownCheck(await this.queries.execute(new CheckImport(caller, asked)));
  }

  @Post('columns')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneImportReply })
  async columns(@FromCaller() caller: Caller, @Body() input: ImportColumnsInput): Promise<OneImportReply> {
    const { id: importId, columns, has_header, date_order: dateOrder } = input;
    const choice = {
      importId,
      columns: columns?.map(({ column, field }) => ({ column, field: field || null })),
      hasHeader: has_header === undefined ? undefined : has_header === 1,
      dateOrder,
    };
    await this.commands.execute(new ChooseColumns(caller, choice));
    return this.one(caller, importId);
  }

  @Post('take')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneImportReply })
  async take(@FromCaller() caller: Caller, @Body() input: TakeImportRowsInput): Promise<OneImportReply> {
    const { id: importId, row, take } = input;
    await this.commands.execute(new TakeRows(caller, { importId, row, takes: take === 1 }));
    return this.one(caller, importId);
  }

  @Post('start')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneImportReply })
  async start(@FromCaller() caller: Caller, @Body() { id, rows }: StartImportInput): Promise<OneImportReply> {
    const { counts } = await this.queries.execute(
      new CheckImport(caller, { importId: id, show: 'all', limit: 0, offset: 0 }),
    );
    await this.commands.execute(new StartImport(caller, { importId: id, willImport: counts.imported, shown: rows }));
    return this.one(caller, id);
  }

  @Post('undo')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneImportReply })
  async undo(@FromCaller() caller: Caller, @Body() { id: importId }: OneImportQuery): Promise<OneImportReply> {
    await this.commands.execute(new UndoImport(caller, { importId }));
    return this.one(caller, importId);
  }

  /** A file to begin with. */
  @Get('example')
  @Allow({ adm: true })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  example(@FromCaller() _: Caller, @Query() { kind }: ImportKindInput, @Res() reply: FastifyReply) {
    return reply
      .header('content-disposition', `attachment; filename="${kind}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(exampleFile(kind));
  }

  private async one(caller: Caller, importId: string): Promise<OneImportReply> {
    return { import_run: shownImport(await this.queries.execute(new ReadImport(caller, { importId }))) };
  }
}
