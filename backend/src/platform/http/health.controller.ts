import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/allow.js';
import { CONFIG, type Config } from '../config/config.js';
import { PlatformDatabase } from '../database/databases.js';
import { unavailable } from '../errors/refusal.js';
import { Departure } from '../lifecycle/departure.js';

const PATIENCE_MS = 2000;

/** Live: the process answers, with its version. Ready: its database answers, too, and it was not told to stop. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly departure: Departure,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public() @Get('live') live() {
    return { status: 'live', version: this.config.version };
  }

  @Public() @Get('ready') async ready() {
    if (this.departure.hasBegun) throw unavailable();
    const answers = this.database.sql`select 1`.then(
      () => true,
      () => false,
    );
    const tooLate = pause(PATIENCE_MS, false, { ref: false });
    if (!(await Promise.race([answers, tooLate]))) throw unavailable();
    return { status: 'ready' };
  }
}
