import { insert, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { HorseAdded, HorseRemoved, TackAssigned } from '../events.js';
import { lessonHorse } from '../tables/lesson-horse.entity.js';

export const lessonHorseProjection = projection<HorseAdded | HorseRemoved | TackAssigned>(
  'enrollment.lesson_horse',
  [lessonHorse],
  {
    'enrollment.HorseAdded': ({ data }) =>
      insert(lessonHorse, {
        lesson_horse_id: data.lessonHorseId,
        lesson_id: data.lessonId,
        horse_id: data.horseId,
        tack_id: null,
      }),
    'enrollment.HorseRemoved': ({ data }) => remove(lessonHorse, data.lessonHorseId),
    'enrollment.TackAssigned': ({ data }) => update(lessonHorse, data.lessonHorseId, { tack_id: data.tackId }),
  },
);
