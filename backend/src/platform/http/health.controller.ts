import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/allow.js';
import { CONFIG, type Config } from '../config/config.js';
import { unavailable } from '../errors/refusal.js';
import { WriteProbe } from '../health/write-probe.js';
import { Departure } from '../lifecycle/departure.js';

const PATIENCE_MS = 2000;

/** Live: the process answers, with its version. Ready: its database answers and writes, too, and it was not told to stop. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly probe: WriteProbe,
    private readonly departure: Departure,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public() @Get('live') live() {
    return { status: 'live', version: this.config.version };
  }

  @Public() @Get('ready') async ready() {
    if (this.departure.hasBegun) throw unavailable();
    const tooLate = pause(PATIENCE_MS, false, { ref: false });
    if (!(await Promise.race([this.probe.serves(), tooLate]))) throw unavailable();
    return { status: 'ready' };
  }
}
