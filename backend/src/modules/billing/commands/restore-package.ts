import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decidePackageRestoring } from '../domain/decide-package-restoring.js';
import { isOpen, packageStream } from '../domain/package.js';
import { applyPackageChange, loadPackageChange } from '../facts/load-package-change.js';
import { deletionOf, restoringFacts } from '../facts/restoring-facts.js';

/**
 * Brings a deleted package back for 30 days, as it was: lessons that wait are covered by it as by a new one, and an invoice that is
 * not paid asks for it again. C03 C25 E06
 */
export class RestorePackage extends barnCommand<{ packageId: string }>('billing.RestorePackage') {}

@CommandHandler(RestorePackage)
export class RestorePackageHandler extends BarnCommandHandler<RestorePackage> {
  async handle(barn: BarnTransaction, { packageId }: { packageId: string }) {
    const state = await barn.load(packageStream, packageId);
    if (isOpen(state)) return;
    if (state.phase === 'unknown' || !state.was) throw notFound('The package');
    const [deletedAt, facts] = await Promise.all([
      deletionOf(barn, packageId, state.studentId),
      restoringFacts(barn, state.was),
    ]);
    barn.append(packageStream, packageId, decidePackageRestoring(packageId, state, { deletedAt, ...facts }));
    // Stands in its table from here on, so that it is found among what may cover the lessons that wait.
    await barn.sqlAfter`select`;
    applyPackageChange(barn, await loadPackageChange(barn, [packageId]), []);
  }
}
