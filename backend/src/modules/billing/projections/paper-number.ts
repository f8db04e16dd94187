import { insert, readTable } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { PaperNumbered } from '../paper-events.js';
import { PaperNumber } from '../tables/paper-number.entity.js';

const numbers = readTable(PaperNumber);

export const paperNumberProjection = projection<PaperNumbered>('billing.paper-number', [numbers], {
  'billing.PaperNumbered': ({ data: { subjectId, ...numbered } }) =>
    insert(numbers, { subject_id: subjectId, ...numbered }),
});
