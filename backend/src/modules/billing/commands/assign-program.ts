import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { inactiveChoice, notFound } from '../../../platform/errors/refusal.js';
import type { ProductChanged } from '../events.js';
import { ownProduct } from '../queries/product-facts.js';
import { ProductProgram } from '../tables/product-program.entity.js';

interface ProgramAssignment {
  productId: string;
  programId: string;
  assigned: boolean;
}

/** Without any program a product pays for all; lessons already covered stay covered. Results in the id of the link. R169 C02 */
export class AssignProgram extends barnCommand<ProgramAssignment, string | undefined>('billing.AssignProgram') {}

@CommandHandler(AssignProgram)
export class AssignProgramHandler extends BarnCommandHandler<AssignProgram> {
  async handle(barn: BarnTransaction, { productId, programId, assigned }: ProgramAssignment) {
    const { farmId } = barn;
    const links = barn.repository(ProductProgram);
    const [product, [program], link] = await Promise.all([
      ownProduct(barn, productId),
      barn.sql<{ is_active: boolean }[]>`
        select is_active from program where farm_id = ${farmId} and program_id = ${programId}`,
      links.findOneBy({ farmId, productId, programId }),
    ]);
    if (!product) throw notFound('The package', 'product_id');
    if (!program) throw notFound('The program', 'program_id');
    if (assigned === (link !== null)) return link?.linkId;
    if (assigned && !program.is_active) throw inactiveChoice('program_id', 'program');
    const linkId = barn.newId();
    await (link
      ? links.delete({ farmId, productId, programId })
      : links.insert({ farmId, productId, programId, linkId }));
    barn.record(`product-${productId}`, {
      type: 'billing.ProductChanged',
      data: { productId, change: 'edited', fields: ['programs'] },
    } satisfies ProductChanged);
    return assigned ? linkId : undefined;
  }
}

/** By the link that a list shows; what it linked. */
export class TakeProgram extends barnCommand<{ linkId: string }, { productId: string; programId: string }>(
  'billing.TakeProgram',
) {}

@CommandHandler(TakeProgram)
export class TakeProgramHandler extends BarnCommandHandler<TakeProgram> {
  async handle(barn: BarnTransaction, { linkId }: { linkId: string }) {
    const link = await barn.repository(ProductProgram).findOneBy({ farmId: barn.farmId, linkId });
    if (!link) throw notFound('The assigned program', 'id');
    const { productId, programId } = link;
    await barn.execute(AssignProgram, { productId, programId, assigned: false });
    return { productId, programId };
  }
}
