import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { EditLesson } from '../../scheduling/contracts.js';
import { decideSessionPlaces } from '../domain/decide-session-places.js';
import { lessonsToCome, registrationFacts } from '../queries/registration-facts.js';
import { Registration } from '../tables/registration.entity.js';

interface Places {
  seriesId: string;
  maxEnrollment: number;
}

/** Of the session and of its lessons to come; who waits is offered what came free, in the same transaction. Twice is once. */
export class SetSessionPlaces extends barnCommand<Places>('enrollment.SetSessionPlaces') {}

@CommandHandler(SetSessionPlaces)
export class SetSessionPlacesHandler extends BarnCommandHandler<SetSessionPlaces> {
  async handle(barn: BarnTransaction, { seriesId, maxEnrollment }: Places) {
    const { farmId, sql } = barn;
    const [session, [first]] = await Promise.all([
      registrationFacts(barn, seriesId),
      sql<{ lessonId: string }[]>`
        select lesson_id as "lessonId" from lesson
        where farm_id = ${farmId} and lesson_id in (${lessonsToCome(barn, seriesId)}) order by starts_at, lesson_id limit 1`,
    ]);
    const events = decideSessionPlaces({ seriesId, session, maxEnrollment, isToCome: first !== undefined });
    if (!first || events.length === 0) return;
    await barn.repository(Registration).update({ farmId, seriesId }, { maxEnrollment });
    await barn.execute(EditLesson, { lessonId: first.lessonId, applyToFuture: true, maxEnrollment, notify: false });
    barn.record(`registration-${seriesId}`, ...events);
  }
}
