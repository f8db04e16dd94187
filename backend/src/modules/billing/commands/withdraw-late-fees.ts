import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { withdrawLateFee } from '../domain/late-fee.js';
import { packageStream } from '../domain/package.js';
import { paymentStream } from '../domain/payment.js';

/** Of these enrolments, because their cancellation was changed or taken back. C07 */
export class WithdrawLateFees extends barnCommand<readonly string[], void>('billing.WithdrawLateFees') {}

@CommandHandler(WithdrawLateFees)
export class WithdrawLateFeesHandler extends BarnCommandHandler<WithdrawLateFees> {
  async handle(barn: BarnTransaction, lessonPersonIds: readonly string[]) {
    if (lessonPersonIds.length === 0) return;
    const charged = await barn.sql<{ packageId: string; paymentId: string }[]>`
      select package_id as "packageId", payment_id as "paymentId" from package
      where farm_id = ${barn.farmId} and issued_for = any(${lessonPersonIds}::uuid[]) and kind = 'package' and payment_id is not null`;
    if (charged.length === 0) return;
    const [lines, invoices] = await Promise.all([
      barn.loadAll(
        packageStream,
        charged.map(({ packageId }) => packageId),
      ),
      barn.loadAll(
        paymentStream,
        charged.map(({ paymentId }) => paymentId),
      ),
    ]);
    for (const { packageId, paymentId } of charged) {
      const line = lines.get(packageId) ?? packageStream.initial;
      const invoice = invoices.get(paymentId) ?? paymentStream.initial;
      const withdrawn = withdrawLateFee({ packageId, paymentId, line, invoice });
      barn.append(packageStream, packageId, withdrawn.line);
      barn.append(paymentStream, paymentId, withdrawn.invoice);
    }
  }
}
