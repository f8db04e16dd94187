import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideZone } from '../domain/decide-move.js';
import { lessonStream } from '../domain/lesson.js';

/** Lessons to come keep their time of day in the barn's new zone; nobody is written to. B12 */
export class FollowTimeZone extends barnCommand<void>('scheduling.FollowTimeZone') {}

@CommandHandler(FollowTimeZone)
export class FollowTimeZoneHandler extends BarnCommandHandler<FollowTimeZone> {
  async handle(barn: BarnTransaction) {
    const { farmId, now } = barn;
    const [[farm], lessons] = await Promise.all([
      barn.sql<[{ zone: string }]>`select time_zone as zone from farm where farm_id = ${farmId}`,
      barn.loadAll(
        lessonStream,
        // Those that do not stand there yet.
        barn.sql`
          select l.lesson_id::text from lesson l join farm f on f.farm_id = l.farm_id
          where l.farm_id = ${farmId} and l.starts_at > ${now} and (l.starts_at, l.ends_at) <> (
            (l.scheduled_date + l.start_time) at time zone f.time_zone, (l.end_date + l.end_time) at time zone f.time_zone)`,
      ),
    ]);
    for (const [id, lesson] of lessons) barn.append(lessonStream, id, decideZone(lesson, farm.zone));
  }
}
