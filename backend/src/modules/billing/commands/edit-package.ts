import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decidePackageEdit, type PackageEdit } from '../domain/decide-package-change.js';
import { packageStream } from '../domain/package.js';
import { changeRenewal } from '../domain/renewal.js';
import { applyPackageChange, loadPackageChange } from '../facts/load-package-change.js';

type Edit = Omit<PackageEdit, 'startCount' | 'priceMinor'> &
  Partial<PackageEdit> & { packageId: string; notes?: string; renewDate?: string | null };

/** Dates, count and price; what it covers is reckoned anew. The payment stays as it is. C03 E17 R167 */
export class EditPackage extends barnCommand<Edit>('billing.EditPackage') {}

@CommandHandler(EditPackage)
export class EditPackageHandler extends BarnCommandHandler<EditPackage> {
  async handle(barn: BarnTransaction, { packageId, notes, renewDate, ...edit }: Edit) {
    const change = await loadPackageChange(barn, [packageId]);
    const held = change.bought.get(packageId);
    if (!held) throw notFound('The package');
    const { startCount = held.startCount, priceMinor = held.priceMinor } = edit;
    const events = decidePackageEdit(held, { ...edit, startCount, priceMinor }, change.placesOf(packageId));
    if (notes !== undefined) await barn.execute(WriteRemark, { remarks: [{ subjectId: packageId, text: notes }] });
    applyPackageChange(barn, change, events);
    if (renewDate !== undefined)
      barn.append(packageStream, packageId, changeRenewal({ ...held, priceMinor }, renewDate));
  }
}
