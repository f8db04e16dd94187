import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { allocate, type Place } from '../domain/allocation.js';
import { takeMakeups, type MakeupPlace } from '../domain/makeup-use.js';
import { namesKind } from '../../enrollment/contracts.js';
import { withKinds } from '../facts/lesson-kinds.js';
import { appendToPackages, candidatesFor, loadPackages } from '../facts/load-packages.js';

interface NewPlaces {
  readonly places: readonly Place[];
  /** By the makeup that was chosen; refused if it does not fit. */
  readonly makeups: readonly MakeupPlace[];
}

/** Each place draws one unit. Constant number of round trips. C01 C02 C10 */
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
    const known = candidates.some(({ pays }) => namesKind(pays)) ? await withKinds(barn, places) : places;
    appendToPackages(barn, [...takeMakeups(makeups, chosen), ...allocate(known, candidates)]);
  }
}
