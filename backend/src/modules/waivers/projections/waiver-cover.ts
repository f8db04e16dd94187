import { insert, readTable, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { WaiverEvent } from '../events.js';
import { WaiverCover } from '../tables/waiver-cover.entity.js';

const covers = readTable(WaiverCover);

export const waiverCoverProjection = projection<WaiverEvent>('waivers.waiver-cover', [covers], {
  'waivers.RidersCovered': ({ data: { signingId, covers: given } }) =>
    given.map(({ coverId, personId }) =>
      insert(covers, { cover_id: coverId, signing_id: signingId, person_id: personId }),
    ),
  'waivers.CoverMoved': ({ data }) => update(covers, data.coverId, { person_id: data.personId }),
});
