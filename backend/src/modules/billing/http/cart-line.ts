import { billingErrors } from '../domain/errors.js';
import { toMinor } from '../domain/money.js';
import type { CartLine } from '../domain/purchase.js';
import type { CartLineInput } from './items.inputs.js';

/** Without package or rider it is no line, whoever pays in whatever way; a credit is one by itself. R174 C11 */
export function lineOf(line: CartLineInput): CartLine {
  if (!line.student_id || !(line.product_id || line.item_id)) throw billingErrors.bad_cart();
  const price = line.product_price ?? line.price;
  return {
    productId: line.product_id,
    studentId: line.student_id,
    priceMinor: price === undefined ? undefined : toMinor(price),
    startCount: line.start_count,
    quantity: line.quantity,
    purchaseDate: line.purchase_date,
    startDate: line.package_start_date,
    expiryDate: line.package_expiry_date,
    notes: line.item_notes,
    registration: line.registration_title,
    lessonPersonId: line.lesson_person_id,
    creditId: line.item_id,
  };
}
