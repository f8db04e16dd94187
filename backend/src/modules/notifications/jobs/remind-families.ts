import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase, PlatformDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { roundsDue } from '../domain/reminder-hours.js';
import { lastRound, recordRound, remindersDue } from '../queries/reminders-due.js';
import { mailReminder } from './mail-reminder.js';

export const remindFamilies = jobType('notifications.remindFamilies', { every: '0 * * * *', attempts: 5 });

/** Every hour, for every barn: asks for the reminders of lessons that are a day away. F03 */
@WorkerFor(remindFamilies)
export class ReminderRound implements JobWorker<object> {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly barns: BarnDatabase,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async work() {
    const farms = await this.platform.sql<
      { farm_id: string }[]
    >`select farm_id from farm where is_active order by farm_id`;
    for (const { farm_id } of farms) await this.remind(farm_id);
  }

  /** The round is recorded after its jobs were asked for; asked for again after a crash, they are the same jobs. */
  private async remind(farmId: string) {
    const now = this.clock.now();
    await inBarn(this.barns.sql, farmId, async (sql) => {
      const rounds = roundsDue(await lastRound(sql, farmId), now);
      if (!rounds) return;
      const due = await remindersDue(sql, farmId, rounds, now);
      await this.jobs.add(
        due.map((reminder) => ({
          type: mailReminder,
          id: `${farmId}-${reminder.lessonPersonId}-reminder-${reminder.date}`,
          data: { farmId, ...reminder },
        })),
      );
      await recordRound(sql, farmId, rounds.to);
    });
  }
}
