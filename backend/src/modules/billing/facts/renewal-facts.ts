import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { dayIn } from '../domain/days.js';
import type { Package } from '../domain/package.js';
import type { RenewalFacts } from '../domain/renewal.js';
import { productsForSale } from '../queries/product-facts.js';

export async function renewalFacts(barn: BarnTransaction, { productId, studentId }: Package): Promise<RenewalFacts> {
  const [products, [student]] = await Promise.all([
    productsForSale(barn, [productId]),
    barn.sql<{ active: boolean }[]>`
      select s.is_active and p.is_active as active
      from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where s.farm_id = ${barn.farmId} and s.student_id = ${studentId}`,
  ]);
  return {
    product: products.get(productId),
    isActiveStudent: student?.active ?? false,
    usesInvoices: enabled(barn.settings, 'can_use_invoices'),
    today: dayIn(barn.settings.timeZone, barn.now),
  };
}
