import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { ProductChanged } from '../events.js';
import { ownProduct } from '../queries/product-facts.js';
import { ProductProgram } from '../tables/product-program.entity.js';

interface ProgramAssignment {
  productId: string;
  programId: string;
  assigned: boolean;
}

/** Without any program a product pays for all; lessons already covered stay covered. R169 C02 */
export class AssignProgram extends barnCommand<ProgramAssignment>('billing.AssignProgram') {}

@CommandHandler(AssignProgram)
export class AssignProgramHandler extends BarnCommandHandler<AssignProgram> {
  async handle(barn: BarnTransaction, { productId, programId, assigned }: ProgramAssignment) {
    const { farmId } = barn;
    const links = barn.repository(ProductProgram);
    const link = { farmId, productId, programId };
    const [product, [program], isAssigned] = await Promise.all([
      ownProduct(barn, productId),
      barn.sql`select from program where farm_id = ${farmId} and program_id = ${programId}`,
      links.existsBy(link),
    ]);
    if (!product) throw notFound('The package');
    if (!program) throw notFound('The program');
    if (assigned === isAssigned) return;
    await (assigned ? links.insert(link) : links.delete(link));
    barn.record(`product-${productId}`, {
      type: 'billing.ProductChanged',
      data: { productId, change: 'edited', fields: ['programs'] },
    } satisfies ProductChanged);
  }
}
