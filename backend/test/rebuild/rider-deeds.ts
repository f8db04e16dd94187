import { AnswerPhotoConsent } from '../../src/modules/people/commands/answer-photo-consent.js';
import { EraseOldCards } from '../../src/modules/people/commands/erase-old-cards.js';
import { NoteEmergencyCard } from '../../src/modules/people/commands/note-emergency-card.js';
import { NoteMeasures } from '../../src/modules/people/commands/note-measures.js';
import { PHOTO_CONSENTS } from '../../src/modules/people/domain/decide-photo-consent.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

/** What is noted and answered of a rider, in tables of their own. */
export const riderDeeds = (does: Does, admin: Actor, student: (dice: Step) => { studentId: string }) => [
  (dice: Step) =>
    does(admin, NoteMeasures, {
      studentId: student(dice).studentId,
      weight: dice.far ? 30 + (dice.how % 60) : null,
      height: 120 + (dice.how % 60),
    }),
  async (dice: Step) => {
    await does(admin, EraseOldCards, undefined);
    return does(admin, NoteEmergencyCard, {
      studentId: student(dice).studentId,
      seen: 0,
      contacts: [],
      medicalNote: `Note ${dice.how}`,
    });
  },
  (dice: Step) =>
    does(admin, AnswerPhotoConsent, {
      studentId: student(dice).studentId,
      answer: PHOTO_CONSENTS[dice.how % PHOTO_CONSENTS.length] ?? 'none',
    }),
];
