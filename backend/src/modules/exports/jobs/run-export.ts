import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { BARN_ROLE, roleUrl } from '../../../platform/database/roles.js';
import { withoutTimeLimits } from '../../../platform/database/time-limits.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { keepInPieces } from '../archive/keep-in-pieces.js';
import { storedFilesOf } from '../archive/stored-files.js';
import { writeArchive, type Archive } from '../archive/write-archive.js';
import { FinishExport } from '../commands/finish-export.js';
import type { ExportRun } from '../tables/export-run.entity.js';
import { removePieces } from './remove-pieces.js';

export interface OneExport {
  farmId: string;
  exportId: string;
}

export const runExport = jobType<OneExport>('exports.run');

/** Begins anew where an earlier one was interrupted: what an archive holds is of one moment. The same pieces are written again. */
@WorkerFor(runExport)
export class ExportWorker implements JobWorker<OneExport> {
  constructor(
    private readonly commands: CommandBus,
    private readonly barns: BarnDatabase,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work(one: OneExport) {
    const [run] = await this.wanted(one);
    if (!run) return removePieces(this.storage, one.farmId, [one.exportId]);
    if (run.state === 'running') await this.write(one);
  }

  private async write({ farmId, exportId }: OneExport) {
    const { ownerUrl, secret, version } = this.config;
    // A long reading has a connection of its own, so that nobody waits for one.
    const client = new pg.Client(withoutTimeLimits(roleUrl(ownerUrl, BARN_ROLE, secret)));
    client.on('error', () => undefined);
    await client.connect();
    try {
      const files = await storedFilesOf(this.storage, farmId);
      const { storage } = this;
      const archive = await writeArchive({ client, storage, farmId, version, now: this.clock.now(), files });
      const note = () => this.note({ farmId, exportId }, archive);
      const bytes = (await note()) && (await keepInPieces(archive.content, { storage, farmId, exportId }, note));
      const isKept = bytes && (await this.finish({ farmId, exportId }, archive.rows(), bytes));
      if (!isKept) await removePieces(storage, farmId, [exportId]);
    } finally {
      await client.end();
    }
  }

  private finish({ farmId, exportId }: OneExport, rows: number, bytes: number) {
    return this.commands.execute(new FinishExport({ farmId, actor: SYSTEM }, { exportId, rows, bytes }));
  }

  private wanted({ farmId, exportId }: OneExport) {
    return inBarn(
      this.barns.sql,
      farmId,
      (sql) => sql<Pick<ExportRun, 'state'>[]>`
        select state from export_run where farm_id = ${farmId} and export_id = ${exportId}`,
    );
  }

  /** How far it is; whether it is still wanted. */
  private note({ farmId, exportId }: OneExport, archive: Archive) {
    return inBarn(this.barns.sql, farmId, async (sql) => {
      const { count } = await sql`
        update export_run set to_do = ${archive.toDo}, done = ${archive.done()}
        where farm_id = ${farmId} and export_id = ${exportId} and state = 'running'`;
      return count > 0;
    });
  }
}
