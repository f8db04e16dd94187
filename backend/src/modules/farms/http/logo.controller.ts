import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { handOver } from '../../../platform/http/stored-content.js';
import { FromUpload, Uploads, type Upload } from '../../../platform/http/upload.js';
import { LOGO_TOO_LARGE, logoKey, MOST_LOGO_BYTES, type Logo } from '../domain/logo.js';
import { ReadLogo } from '../queries/logo.js';
import { KeepLogo } from '../uploads/keep-logo.js';
import { BarnLogoReply, LogoInput, LogoUpload, type LogoReply } from './logo.replies.js';

const RULES = { fields: LogoInput, maxBytes: MOST_LOGO_BYTES, tooLarge: LOGO_TOO_LARGE };

const told = ({ logoId: id, contentType, sizeBytes, width, height }: Logo): LogoReply => ({
  id,
  content_type: contentType,
  size: sizeBytes,
  width,
  height,
  url: `/api/farms/logo/${id}`,
});

/** The picture at the head of the barn's papers. */
@ApiTags('farms')
@Controller('farms')
export class LogoController {
  constructor(
    private readonly queries: QueryBus,
    private readonly logos: KeepLogo,
    private readonly storage: FileStorage,
  ) {}

  @Get('logo')
  @Allow({ adm: true })
  @ApiOkResponse({ type: BarnLogoReply })
  async read(@FromCaller() caller: Caller): Promise<BarnLogoReply> {
    const logo = await this.queries.execute(new ReadLogo(caller, {}));
    return { logo: logo && told(logo) };
  }

  @Post('uploadLogo')
  @HttpCode(200)
  @Allow({ adm: true })
  @Uploads(LogoUpload)
  @ApiOkResponse({ type: BarnLogoReply })
  async upload(@FromCaller() caller: Caller, @FromUpload(RULES) { file }: Upload<LogoInput>): Promise<BarnLogoReply> {
    await this.logos.keep(caller, file.content);
    return this.read(caller);
  }

  /** Without one it is done, too. */
  @Post('removeLogo')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: BarnLogoReply })
  async remove(@FromCaller() caller: Caller): Promise<BarnLogoReply> {
    await this.logos.remove(caller);
    return this.read(caller);
  }

  @Get('logo/:id')
  @Allow({ adm: true })
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async content(@FromCaller() caller: Caller, @Param('id', ParseUUIDPipe) logoId: string, @Res() reply: FastifyReply) {
    const logo = await this.queries.execute(new ReadLogo(caller, {}));
    if (logo?.logoId !== logoId) throw notFound('The logo');
    const storageKey = logoKey(caller.farmId, logoId);
    const content = await this.storage.open(storageKey);
    if (!content) throw notFound('The logo');
    return handOver(reply, content, { ...logo, fileName: 'logo' });
  }
}
