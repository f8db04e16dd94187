import type { CancellationEffect } from './cancellation-policy.js';
import type { PlaceFacts } from './place-facts.js';

const NONE = { units: 0, minor: 0, leftMinor: 0, owedMinor: 0, moneyBackMinor: 0, creditBackMinor: 0 };

/** What one command gives, so that many cancellations at once give no more than one after another. C09 */
export class MoneyGiven {
  private readonly of = new Map<string, typeof NONE>();

  /** The place as it stands after what was given so far. */
  after(place: PlaceFacts): PlaceFacts {
    const { packageId, paymentId } = place;
    const [held, paid] = [this.by(packageId), this.by(paymentId)];
    return {
      ...place,
      givenUnits: place.givenUnits + held.units,
      givenMinor: place.givenMinor + held.minor,
      leftMinor: place.leftMinor - paid.leftMinor,
      owedMinor: place.owedMinor - paid.owedMinor,
      paidWith: {
        ...place.paidWith,
        moneyBackMinor: place.paidWith.moneyBackMinor + paid.moneyBackMinor,
        creditBackMinor: place.paidWith.creditBackMinor + paid.creditBackMinor,
      },
    };
  }

  note(
    { packageId, paymentId }: PlaceFacts,
    {
      compensation,
      amountMinor,
      creditMinor,
    }: Pick<CancellationEffect, 'compensation' | 'amountMinor' | 'creditMinor'>,
  ) {
    if (amountMinor === 0) return;
    const [held, paid] = [this.by(packageId), this.by(paymentId)];
    const isOwed = compensation === 'lower_invoice';
    const moneyMinor = compensation === 'refund' ? amountMinor - creditMinor : 0;
    if (packageId) this.of.set(packageId, { ...held, units: held.units + 1, minor: held.minor + amountMinor });
    if (paymentId)
      this.of.set(paymentId, {
        ...paid,
        leftMinor: paid.leftMinor + (isOwed ? 0 : amountMinor),
        owedMinor: paid.owedMinor + (isOwed ? amountMinor : 0),
        moneyBackMinor: paid.moneyBackMinor + moneyMinor,
        creditBackMinor: paid.creditBackMinor + creditMinor,
      });
  }

  private by = (id: string | null) => (id === null ? NONE : (this.of.get(id) ?? NONE));
}
