import { command } from '../../../platform/event-store/command.js';
import { allocate, type Place } from '../domain/allocation.js';
import { takeMakeups, type MakeupPlace } from '../domain/makeup-use.js';
import { appendToPackages, heldPackages, offersFor } from './held-packages.js';

export interface CoverPlaces {
  /** Covered by whatever fits. */
  readonly places: readonly Place[];
  /** Covered by the makeup chosen, or refused. */
  readonly makeups: readonly MakeupPlace[];
}

/** New places in lessons draw a unit each from the package that covers them; many at once as easily as one. C01 C02 C10 */
export const coverPlaces = command('billing.CoverPlaces', async (barn, { places, makeups }: CoverPlaces) => {
  const [shelf, held] = await Promise.all([
    offersFor(barn, places),
    heldPackages(
      barn,
      makeups.map(({ makeupId }) => makeupId),
    ),
  ]);
  appendToPackages(barn, [...takeMakeups(makeups, held), ...allocate(places, shelf)]);
});
