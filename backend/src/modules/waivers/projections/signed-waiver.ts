import { insert, readTable, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { WaiverEvent } from '../events.js';
import { SignedWaiver } from '../tables/signed-waiver.entity.js';

const waivers = readTable(SignedWaiver);

export const signedWaiverProjection = projection<WaiverEvent>('waivers.signed-waiver', [waivers], {
  'waivers.WaiverSigned': ({ data }) =>
    insert(waivers, {
      signing_id: data.signingId,
      waiver_id: data.waiverId,
      template_id: data.templateId,
      person_id: data.personId,
      opens_account: data.opensAccount,
      signed_at: new Date(data.signedAt),
    }),
  'waivers.WaiverMoved': ({ data }) => update(waivers, data.signingId, { person_id: data.personId }),
});
