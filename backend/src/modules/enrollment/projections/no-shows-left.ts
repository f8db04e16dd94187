import { insert, remove } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { StudentRemoved } from '../events.js';
import type { NoShowEvent } from '../no-show-events.js';
import { noShowsLeft } from '../tables/no-shows-left.entity.js';

export const noShowsLeftProjection = projection<NoShowEvent | StudentRemoved>(
  'enrollment.no_shows_left',
  [noShowsLeft],
  {
    // Said again of one more, it stands in place of what was said before.
    'enrollment.NoShowsLeftAlone': ({ data, occurredAt }) => [
      remove(noShowsLeft, data.lessonPersonId),
      insert(noShowsLeft, {
        lesson_person_id: data.lessonPersonId,
        in_a_row: data.inARow,
        left_at: occurredAt.toISOString(),
        left_by: data.byId,
        reason_id: data.reasonId,
      }),
    ],
    'enrollment.NoShowsAskedAgain': ({ data }) => remove(noShowsLeft, data.lessonPersonId),
    'enrollment.StudentRemoved': ({ data }) => remove(noShowsLeft, data.lessonPersonId),
  },
);
