import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { StudentReinstated } from '../../enrollment/contracts.js';
import { coverWaiting } from '../domain/cover-waiting.js';
import { decideAdjustment } from '../domain/decide-adjustment.js';
import { releaseSingles } from '../domain/release-singles.js';
import type { Package } from '../domain/package.js';
import { undo } from '../domain/undo.js';
import type { PackageEvent } from '../events.js';
import { currentPlaces, daysOf } from './adjust-allocations.js';
import { loadCancelledPlaces } from '../facts/load-cancelled-places.js';
import { appendToPackages } from '../facts/load-packages.js';
import { loadSupply } from '../facts/load-supply.js';
import { isPayment, writeSettlement } from '../steps/write-settlement.js';

type Reinstated = StudentReinstated['data'];

/** In this order: what was issued goes, the lesson credit is drawn again, and places that lost theirs are covered anew. C03 C07 */
export class TakeBackSettlements extends barnCommand<readonly Reinstated[]>('billing.TakeBackSettlements') {}

@CommandHandler(TakeBackSettlements)
export class TakeBackSettlementsHandler extends BarnCommandHandler<TakeBackSettlements> {
  async handle(barn: BarnTransaction, reinstated: readonly Reinstated[]) {
    const { sql, farmId } = barn;
    const ids = reinstated.map(({ lessonPersonId }) => lessonPersonId);
    const paidBySingles = sql`
      select lp.lesson_person_id from package i
        join lesson_person lp on lp.farm_id = i.farm_id and lp.package_id = i.package_id
      where i.farm_id = ${farmId} and i.issued_for = any(${ids}::uuid[])`;
    const [places, own, elsewhere, supply] = await Promise.all([
      loadCancelledPlaces(barn, reinstated),
      currentPlaces(barn, ids),
      currentPlaces(barn, paidBySingles),
      loadSupply(barn, ids),
    ]);
    const released = releaseSingles(elsewhere);
    const withdrawn = places.flatMap((place) => undo(place.cancellation.compensation, place));
    const wanted = ids.map((lessonPersonId) => ({ lessonPersonId, unit: 'used' as const }));
    const held = new Map(
      places.flatMap(({ covering, returnedTo }) =>
        [covering, returnedTo].flatMap((one): [string, Package][] => (one ? [[one.packageId, one]] : [])),
      ),
    );
    const { events, uncovered } = decideAdjustment(wanted, own, held, supply.days);
    await writeSettlement(barn, [...released, ...withdrawn, ...events]);
    const happened = [...released, ...withdrawn, ...events].filter((one): one is PackageEvent => !isPayment(one));
    const waiting = supply.waiting.filter(({ lessonPersonId }) => !ids.includes(lessonPersonId));
    const days = new Map([...supply.days, ...daysOf(own)]);
    appendToPackages(
      barn,
      coverWaiting({ ...supply, days, waiting: [...waiting, ...elsewhere, ...uncovered] }, happened),
    );
  }
}
