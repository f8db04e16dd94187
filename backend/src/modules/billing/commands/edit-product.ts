import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { differs, refuseStaleRow, type Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { checkPricedBy } from '../domain/by-quantity.js';
import { changedPlan, checkDetails, checkValidity, settledCoverage } from '../domain/product.js';
import type { ProductChanged } from '../events.js';
import { ownProduct } from '../queries/product-facts.js';
import { Product, type ProductDetails } from '../tables/product.entity.js';
import { SetProductActivation } from './set-product-activation.js';

type ProductEdit = ProductDetails & { productId: string; active?: boolean; seen?: Seen };

/** Packages already bought keep their price, count and dates. */
export class EditProduct extends barnCommand<ProductEdit, string>('billing.EditProduct') {}

@CommandHandler(EditProduct)
export class EditProductHandler extends BarnCommandHandler<EditProduct> {
  async handle(barn: BarnTransaction, { productId, active, seen, ...edit }: ProductEdit) {
    checkDetails(edit);
    const products = barn.repository(Product);
    const current = await ownProduct(barn, productId);
    if (!current) throw notFound('The package', 'id');
    const { validityUnit = current.validityUnit, validUntil = current.validUntil } = edit;
    checkValidity({ validityUnit, validUntil });
    const { priceUnit = current.priceUnit, priceFrom = current.priceFrom, isAuto = current.isAuto } = edit;
    checkPricedBy({ priceUnit, priceFrom, isAuto });
    const {
      coverage = current.coverage,
      perWeek = current.perWeek,
      productCount = current.productCount,
      isTracked = current.isTracked,
      isShared = current.isShared,
    } = edit;
    const details = {
      ...edit,
      ...settledCoverage({ coverage, perWeek, productCount, isTracked, isShared, validityUnit }),
      ...changedPlan(current, edit),
    };
    const key = { farmId: barn.farmId, productId };
    await refuseStaleRow(barn, { id: productId, seen }, differs(products, key, { ...details, isActive: active }));
    if (active !== undefined) await barn.execute(SetProductActivation, { productId, active });
    const { values, fields, changes } = differing(products, current, details);
    if (fields.length === 0) return productId;
    await products.update(key, values);
    const event = {
      type: 'billing.ProductChanged',
      data: { productId, change: 'edited', fields },
    } satisfies ProductChanged;
    barn.recordEdit(`product-${productId}`, event, changes);
    return productId;
  }
}
