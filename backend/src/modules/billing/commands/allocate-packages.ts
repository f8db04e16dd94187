import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { allocate, type Place } from '../domain/allocation.js';
import { takeMakeups, type MakeupPlace } from '../domain/makeup-use.js';
import { appendToPackages, candidatesFor, loadPackages } from './load-packages.js';

interface NewPlaces {
  /** Covered by whatever fits. */
  readonly places: readonly Place[];
  /** Covered by the makeup chosen, or refused. */
  readonly makeups: readonly MakeupPlace[];
}

/** New places in lessons draw a unit each from the package that covers them; many at once as easily as one. C01 C02 C10 */
export class AllocatePackages extends barnCommand<NewPlaces>('billing.CoverPlaces') {}

@CommandHandler(AllocatePackages)
export class AllocatePackagesHandler extends BarnCommandHandler<AllocatePackages> {
  async handle(barn: BarnTransaction, { places, makeups }: NewPlaces) {
    const [candidates, chosen] = await Promise.all([
      candidatesFor(barn, places),
      loadPackages(
        barn,
        makeups.map(({ makeupId }) => makeupId),
      ),
    ]);
    appendToPackages(barn, [...takeMakeups(makeups, chosen), ...allocate(places, candidates)]);
  }
}
