import { insert } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { HorseAdded } from '../events.js';
import { lessonHorse } from '../tables/lesson-horse.entity.js';

export const lessonHorseProjection = projection<HorseAdded>('enrollment.lesson_horse', [lessonHorse], {
  'enrollment.HorseAdded': ({ data }) =>
    insert(lessonHorse, {
      lesson_horse_id: data.lessonHorseId,
      lesson_id: data.lessonId,
      horse_id: data.horseId,
      tack_id: null,
    }),
});
