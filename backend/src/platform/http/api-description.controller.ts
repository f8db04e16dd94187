import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../auth/allow.js';
import { BACKEND_FOLDER } from '../config/backend-folder.js';

/** As it was committed: the tests hold the code to it. */
const DESCRIPTION = path.join(BACKEND_FOLDER, 'openapi.json');

/** The contract, for machines and for the page at /api/docs. */
@ApiExcludeController()
@Controller('openapi.json')
export class ApiDescriptionController {
  @Get()
  @Allow({ adm: true, spr: true })
  description() {
    return new StreamableFile(createReadStream(DESCRIPTION), { type: 'application/json' });
  }
}
