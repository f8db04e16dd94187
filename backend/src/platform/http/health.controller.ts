import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/allow.js';
import { PlatformDatabase } from '../database/databases.js';

/** Live: the process answers. Ready: its database answers too. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly database: PlatformDatabase) {}

  @Public() @Get('live') live() {
    return { status: 'live' };
  }

  @Public() @Get('ready') async ready() {
    await this.database.sql`select 1`.catch(() => {
      throw new ServiceUnavailableException('The database does not answer.');
    });
    return { status: 'ready' };
  }
}
