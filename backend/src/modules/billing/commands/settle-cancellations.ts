import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { RELEASING_CODES, type StudentCancelled } from '../../enrollment/contracts.js';
import { coverWaiting } from '../domain/cover-waiting.js';
import { dayIn } from '../domain/days.js';
import { Ledger } from '../domain/money-back.js';
import { issueFor, moveUnit } from '../domain/issue.js';
import { systemProductsOf } from '../domain/system-products.js';
import { undoEarlier } from '../domain/undo.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { systemProducts } from '../queries/product-facts.js';
import { appendToPackages } from '../facts/load-packages.js';
import { loadCancelledPlaces, loadFunds } from '../facts/load-cancelled-places.js';
import { loadSupply } from '../facts/load-supply.js';
import { isPayment, writeSettlement } from '../steps/write-settlement.js';

type Cancellation = StudentCancelled['data'];

/** Whether something may now pay for other lessons; a makeup does so only if chosen. */
const frees = ({ unit, compensation }: Cancellation) =>
  (unit === 'released' && compensation !== 'restore_makeup') || compensation === 'single_lesson';
const movesMoney = ({ compensation }: Cancellation) => compensation === 'refund' || compensation === 'lower_invoice';
const waitsNoMore = ({ code, unit, compensation }: Cancellation) =>
  unit === 'released' || compensation === 'single_lesson' || RELEASING_CODES.includes(code);

/** In this order: undo the earlier cancellation, move units, issue what the action gives, cover waiting places. C03 C05–C09 */
export class SettleCancellations extends barnCommand<readonly Cancellation[], void>('billing.SettleCancellations') {}

@CommandHandler(SettleCancellations)
export class SettleCancellationsHandler extends BarnCommandHandler<SettleCancellations> {
  async handle(barn: BarnTransaction, cancellations: readonly Cancellation[]) {
    const freeing = cancellations.filter(frees).map(({ lessonPersonId }) => lessonPersonId);
    const [systems, places, funds, supply] = await Promise.all([
      systemProducts(barn),
      loadCancelledPlaces(barn, cancellations),
      loadFunds(barn, cancellations.filter(movesMoney)),
      freeing.length ? loadSupply(barn, freeing) : undefined,
    ]);
    const products = systemProductsOf(systems);
    const today = dayIn(barn.settings.timeZone, barn.now);
    const approvesRefunds = barn.actor.userType === 'ADM';
    const ledger = new Ledger(funds);
    const events = places.flatMap((place): (PackageEvent | PaymentEvent)[] => {
      const undone = undoEarlier(place);
      for (const event of undone) ledger.note(event);
      const paidWith = ledger.of((place.covering ?? place.returnedTo)?.paymentId);
      const newId = () => barn.newId();
      const issued = issueFor(place, products, { newId, today, approvesRefunds, funds: paidWith });
      for (const event of issued) ledger.note(event);
      return [...undone, ...moveUnit(place), ...issued];
    });
    await writeSettlement(barn, events);
    if (!supply) return;
    const gone = new Set(cancellations.filter(waitsNoMore).map(({ lessonPersonId }) => lessonPersonId));
    const waiting = supply.waiting.filter(({ lessonPersonId }) => !gone.has(lessonPersonId));
    const happened = events.filter((event): event is PackageEvent => !isPayment(event));
    const days = new Map([
      ...supply.days,
      ...cancellations.map((one) => [one.lessonPersonId, one.lessonDate] as const),
    ]);
    appendToPackages(barn, coverWaiting({ ...supply, days, waiting }, happened));
  }
}
