import { insert, type ReadTable } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { HorseAdded } from '../events.js';

const lessonHorse: ReadTable = { name: 'lesson_horse', key: 'lesson_horse_id' };

/** Horses put into a lesson beside those its students ride. */
export const lessonHorseProjection = projection<HorseAdded>('enrollment.lesson_horse', [lessonHorse], {
  'enrollment.HorseAdded': ({ data }) =>
    insert(lessonHorse, {
      lesson_horse_id: data.lessonHorseId,
      lesson_id: data.lessonId,
      horse_id: data.horseId,
      tack_id: null,
    }),
});
