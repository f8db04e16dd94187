import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decidePhotoConsent, type PhotoConsentWord } from '../domain/decide-photo-consent.js';
import { knownPhotoConsent } from '../queries/photo-consent.js';
import { PhotoConsent } from '../tables/photo-consent.entity.js';

interface Answer {
  studentId: string;
  answer: PhotoConsentWord;
}

/** By the family, or by staff who note what stands on paper. The last answer holds. */
export class AnswerPhotoConsent extends barnCommand<Answer>('people.AnswerPhotoConsent') {}

@CommandHandler(AnswerPhotoConsent)
export class AnswerPhotoConsentHandler extends BarnCommandHandler<AnswerPhotoConsent> {
  async handle(barn: BarnTransaction, { studentId, answer }: Answer) {
    const { farmId, now: answeredAt, actor, settings } = barn;
    const { photo_consent, ...known } = await knownPhotoConsent(barn.sql, barn, studentId);
    const isAsked = enabled(settings, 'asks_photo_consent');
    const answered = decidePhotoConsent(answer, actor, { ...known, answer: photo_consent, isAsked });
    if (!answered) return;
    const consents = barn.repository(PhotoConsent);
    const by = { answeredBy: actor.personId ?? null, byStaff: actor.userType !== 'STU', answeredAt };
    await (answer === 'unanswered'
      ? consents.delete({ farmId, studentId })
      : consents.upsert({ farmId, studentId, answer, ...by }, ['farmId', 'studentId']));
    barn.recordEdit(`person-${known.personId}`, answered, [
      { field: 'photo_consent', was: photo_consent, became: answer },
    ]);
  }
}
