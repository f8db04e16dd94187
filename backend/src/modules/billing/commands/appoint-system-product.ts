import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SystemUse } from '../domain/system-products.js';
import type { ProductChanged } from '../events.js';
import { systemProducts } from '../queries/product-facts.js';
import { Product } from '../tables/product.entity.js';

interface Appointment {
  use: SystemUse;
  productId: string;
}

/** The one it takes over from is no longer sold; what was issued of it stays. C12 */
export class AppointSystemProduct extends barnCommand<Appointment>('billing.AppointSystemProduct') {}

@CommandHandler(AppointSystemProduct)
export class AppointSystemProductHandler extends BarnCommandHandler<AppointSystemProduct> {
  async handle(barn: BarnTransaction, { use, productId }: Appointment) {
    const { farmId } = barn;
    const products = barn.repository(Product);
    const former = (await systemProducts(barn)).find(({ systemUse }) => systemUse === use);
    if (former?.productId === productId) return;
    if (former) {
      await products.update({ farmId, productId: former.productId }, { systemUse: null, isActive: false });
      barn.record(`product-${former.productId}`, edited(former.productId, ['system_use', 'is_active']));
    }
    await products.update({ farmId, productId }, { systemUse: use });
    barn.record(`product-${productId}`, edited(productId, ['system_use']));
  }
}

const edited = (productId: string, fields: string[]): ProductChanged => ({
  type: 'billing.ProductChanged',
  data: { productId, change: 'edited', fields },
});
