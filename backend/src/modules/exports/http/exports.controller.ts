import { Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { readPieces } from '../archive/read-pieces.js';
import { StartExport } from '../commands/start-export.js';
import { exportErrors } from '../domain/errors.js';
import { rangeOf } from '../domain/pieces.js';
import { ListExports } from '../queries/exports.js';
import { ExportQuery, ExportsReply, shownExport } from './exports.replies.js';

@ApiTags('exports')
@Controller('exports')
export class ExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly storage: FileStorage,
  ) {}

  /** All exports of the barn's data that are at work or can be fetched. */
  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: ExportsReply })
  list(@FromCaller() caller: Caller): Promise<ExportsReply> {
    return this.all(caller);
  }

  /** Has everything that there is of the barn written into one archive; `exports/index` says how far it is. */
  @Post('start')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: ExportsReply })
  @ApiConflictResponse()
  async start(@FromCaller() caller: Caller): Promise<ExportsReply> {
    await this.commands.execute(new StartExport(caller, {}));
    return this.all(caller);
  }

  /** The archive. A download that was interrupted goes on with `Range`. */
  @Get('file')
  @Allow({ adm: true })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  async file(
    @FromCaller() caller: Caller,
    @Query() { id }: ExportQuery,
    @Headers('range') asked: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const run = (await this.queries.execute(new ListExports(caller, {}))).find(({ exportId }) => exportId === id);
    if (!run) throw notFound('The export');
    if (!run.finishedAt) throw exportErrors.export_not_ready();
    const size = run.sizeBytes;
    const range = rangeOf(asked, size);
    if (range === null) return reply.status(416).header('content-range', `bytes */${size}`).send();
    const { from, to } = range ?? { from: 0, to: size - 1 };
    if (range) reply.status(206).header('content-range', `bytes ${from}-${to}/${size}`);
    return reply
      .header('accept-ranges', 'bytes')
      .header('content-length', to - from + 1)
      .header('content-disposition', `attachment; filename="export-${run.finishedAt.toISOString().slice(0, 10)}.zip"`)
      .header('cache-control', 'private, no-store')
      .type('application/zip')
      .send(readPieces(this.storage, caller.farmId, id, { from, to }));
  }

  private async all(caller: Caller): Promise<ExportsReply> {
    return { exports: (await this.queries.execute(new ListExports(caller, {}))).map(shownExport) };
  }
}
