import { writeFile } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { PlatformDatabase } from '../database/databases.js';

const BEAT_MS = 5000;

/** The time of HEALTH_FILE is when this process last reached the database; for processes without a port. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: PlatformDatabase,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap() {
    const { healthFile } = this.config;
    if (!healthFile) return;
    const beat = () => this.database.sql`select 1`.then(() => writeFile(healthFile, ''));
    // An unwritable folder stops the start. Later failures leave the file old, which says that the database is unreachable.
    await beat();
    this.timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }
}
