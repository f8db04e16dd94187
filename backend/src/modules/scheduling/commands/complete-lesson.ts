import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideLessonCompletion } from '../domain/decide-lesson-completion.js';
import { lessonStream } from '../domain/lesson.js';
import { loadAffectedLessons } from '../facts/load-affected-lessons.js';

export interface LessonCompletion {
  lessonId: string;
  /** Default: COM. R092 */
  code: string;
}

export class CompleteLesson extends barnCommand<LessonCompletion, string>('scheduling.CompleteLesson') {}

@CommandHandler(CompleteLesson)
export class CompleteLessonHandler extends BarnCommandHandler<CompleteLesson> {
  async handle(barn: BarnTransaction, { lessonId, code }: LessonCompletion) {
    const { chosen } = await loadAffectedLessons(barn, { lessonId });
    barn.append(
      lessonStream,
      lessonId,
      decideLessonCompletion(chosen, code, { now: barn.now, timeZone: barn.settings.timeZone }),
    );
    return lessonId;
  }
}
