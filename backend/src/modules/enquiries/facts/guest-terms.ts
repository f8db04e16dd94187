import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';

/** Places are asked for by enquiries: without them there are none. */
export const guestsAsk = (settings: Pick<BarnSettings, 'preferences'>) =>
  enabled(settings, 'takes_enquiries') && enabled(settings, 'guests_ask');
