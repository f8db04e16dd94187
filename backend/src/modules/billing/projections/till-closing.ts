import { insert, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import { expectedCash } from '../domain/till.js';
import { tillClosing } from '../tables/till-closing.entity.js';
import type { TillEvent } from '../till-events.js';

export const tillClosingProjection = projection<TillEvent>('billing.till_closing', [tillClosing], {
  'billing.TillClosed': ({ data, occurredAt }) => [
    ...(data.corrects === null
      ? []
      : [update(tillClosing, data.corrects, { ending: 'corrected', ended_at: occurredAt, ended_by: data.closedBy })]),
    insert(tillClosing, {
      closing_id: data.closingId,
      day: data.day,
      opening_minor: data.openingMinor,
      counted_minor: data.countedMinor,
      expected_minor: expectedCash(data),
      left_minor: data.leftMinor,
      takings: data.takings,
      closed_at: occurredAt,
      closed_by: data.closedBy,
      corrects: data.corrects,
      ending: null,
      ended_at: null,
      ended_by: null,
    }),
  ],
  'billing.TillReopened': ({ data, occurredAt }) =>
    update(tillClosing, data.closingId, { ending: 'reopened', ended_at: occurredAt, ended_by: data.reopenedBy }),
});
