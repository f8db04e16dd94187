import { insert, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { StudentRemoved } from '../events.js';
import type { NoShowEvent } from '../no-show-events.js';
import { noShowRelease } from '../tables/no-show-release.entity.js';

export const noShowReleaseProjection = projection<NoShowEvent | StudentRemoved>(
  'enrollment.no_show_release',
  [noShowRelease],
  {
    // Announced anew, it stands in place of one from before the mark was set again.
    'enrollment.NoShowReleaseAnnounced': ({ data, occurredAt }) => [
      remove(noShowRelease, data.lessonPersonId),
      insert(noShowRelease, {
        lesson_person_id: data.lessonPersonId,
        notice_id: data.noticeId,
        in_a_row: data.inARow,
        days: data.days,
        announced_at: occurredAt.toISOString(),
        released_at: null,
      }),
    ],
    'enrollment.NoShowReleaseEnded': ({ data }) => remove(noShowRelease, data.lessonPersonId),
    'enrollment.NoShowsReleased': ({ data, occurredAt }) =>
      update(noShowRelease, data.lessonPersonId, { released_at: occurredAt.toISOString() }),
    'enrollment.StudentRemoved': ({ data }) => remove(noShowRelease, data.lessonPersonId),
  },
);
