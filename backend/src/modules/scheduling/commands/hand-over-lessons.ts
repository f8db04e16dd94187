import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideLessonHandover, type LessonHandover } from '../domain/decide-lesson-handover.js';
import { lessonStream } from '../domain/lesson.js';

interface Wanted {
  handovers: readonly LessonHandover[];
  /** Default: the barn's setting. B15 */
  notify?: boolean;
}
export type HandedOver = Omit<ReturnType<typeof decideLessonHandover>, 'events'>;

/** Other instructors for lessons, one by one chosen: as if each had been edited, all of them or none. */
export class HandOverLessons extends barnCommand<Wanted, HandedOver>('scheduling.HandOverLessons') {}

@CommandHandler(HandOverLessons)
export class HandOverLessonsHandler extends BarnCommandHandler<HandOverLessons> {
  async handle(barn: BarnTransaction, { handovers, notify }: Wanted) {
    const ids = handovers.map(({ lessonId }) => lessonId);
    const [lessons] = await Promise.all([barn.loadAll(lessonStream, ids), requireActive(barn, handovers)]);
    const notice = { notify: notify ?? enabled(barn.settings, 'send_notifications'), messageId: null };
    const { events, ...done } = decideLessonHandover(handovers, lessons, notice);
    for (const event of events) barn.append(lessonStream, event.data.lessonId, [event]);
    return done;
  }
}

/** F20 */
async function requireActive({ sql, farmId }: BarnTransaction, handovers: readonly LessonHandover[]) {
  const wanted = [...new Set(handovers.flatMap(({ instructorId }) => instructorId ?? []))];
  if (wanted.length === 0) return;
  const active = await sql`
    select from instructor where farm_id = ${farmId} and instructor_id = any(${wanted}::uuid[]) and is_active`;
  if (active.length < wanted.length) throw invalid('handovers', 'One of the instructors is not in use at this barn');
}
