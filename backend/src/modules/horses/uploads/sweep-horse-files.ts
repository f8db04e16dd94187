import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { chunk } from '../../../platform/process/chunk.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { KnownHorseFileKeys } from '../queries/horse-files.js';
import { horseFilesOf } from './keep-horse-file.js';

/** An upload takes seconds; what has no row after a day never will. */
const YOUNG_MS = 24 * 3600 * 1000;

/** Removes files that an upload left behind when its process ended before the row was written. In every worker: once gone is gone. */
@Injectable()
export class SweepHorseFiles {
  constructor(
    private readonly storage: FileStorage,
    private readonly platform: PlatformDatabase,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Cron('37 3 * * *', { name: 'horse-files', timeZone: 'UTC' })
  async sweep() {
    const farms = await this.platform.sql<{ farm_id: string }[]>`select farm_id from farm_clock order by farm_id`;
    for (const { farm_id } of farms) await this.sweepBarn(farm_id);
  }

  private async sweepBarn(farmId: string) {
    const before = this.clock.now().getTime() - YOUNG_MS;
    const stored = await this.storage.list(horseFilesOf(farmId));
    const old = stored.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
    for (const keys of chunk(500, old)) {
      const known = new Set(await this.queries.execute(new KnownHorseFileKeys({ farmId, actor: SYSTEM }, { keys })));
      for (const key of keys) if (!known.has(key)) await this.storage.remove(key);
    }
  }
}
