import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { billingErrors } from '../domain/errors.js';
import { decidePackageDeletion } from '../domain/decide-package-change.js';
import { isPaidByCard } from '../queries/paid-by-card.js';
import { applyPackageChange, loadPackageChange } from '../facts/load-package-change.js';

interface Deletion {
  packageId: string;
  /** The administrator knows that a card payment is not given back. C25 */
  despiteCard: boolean;
}

/** Its places are covered by something else, or wait. C25 R167 */
export class DeletePackage extends barnCommand<Deletion>('billing.DeletePackage') {}

@CommandHandler(DeletePackage)
export class DeletePackageHandler extends BarnCommandHandler<DeletePackage> {
  async handle(barn: BarnTransaction, { packageId, despiteCard }: Deletion) {
    const [change, byCard] = await Promise.all([
      loadPackageChange(barn, [packageId]),
      isPaidByCard(barn.sql, barn.farmId, packageId),
    ]);
    const held = change.bought.get(packageId);
    if (!held) throw notFound('The package');
    if (byCard && !despiteCard) throw billingErrors.paid_by_card();
    applyPackageChange(barn, change, decidePackageDeletion(held, change.placesOf(packageId)));
  }
}
