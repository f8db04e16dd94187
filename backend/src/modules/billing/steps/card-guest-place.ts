import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { billingErrors } from '../domain/errors.js';
import type { Totals } from '../domain/money.js';
import { buy, type Bought } from '../domain/purchase.js';
import { guestPrice } from '../queries/guest-price.js';
import { productsForSale } from '../queries/product-facts.js';
import type { PurchaseOffer } from './card-purchase.js';
import { termsOf } from './record-purchase.js';

export interface GuestPlaceWish {
  /** Of the guest, who is no rider yet. */
  placeId: string;
  lessonId: string;
}

/** What a guest's place costs by card, kept until staff give it; minor units. */
export interface GuestPlaceOffer extends GuestPlaceWish, Totals {
  bought: Omit<Bought, 'studentId'>;
}

/** At the price of the moment. Throws `place_without_price`. */
export async function offerGuestPlace(barn: BarnTransaction, wish: GuestPlaceWish): Promise<GuestPlaceOffer> {
  const price = await guestPrice(barn.sql, barn.farmId, wish.lessonId);
  if (!price) throw billingErrors.place_without_price();
  const { productId, subtotalMinor, taxMinor, feeMinor, totalMinor } = price;
  const products = await productsForSale(barn, [productId]);
  const { studentId: _nobody, ...bought } = buy({ productId, studentId: wish.placeId }, products, termsOf(barn));
  return { ...wish, subtotalMinor, taxMinor, feeMinor, totalMinor, bought };
}

/** Who has the place by now. */
export interface GuestInPlace {
  billingPersonId: string;
  studentId: string;
  lessonPersonId: string;
}

/** As it was offered, whatever was changed since; the package is good on the lesson's day at the least. */
export async function guestPurchase(
  barn: BarnTransaction,
  { lessonId, bought, subtotalMinor, taxMinor, feeMinor, totalMinor }: GuestPlaceOffer,
  { paymentId, billingPersonId, studentId, lessonPersonId }: GuestInPlace & { paymentId: string },
): Promise<PurchaseOffer> {
  const packageId = barn.newId();
  const { startDate, expiryDate } = bought;
  const [lesson] = await barn.sql<{ day: string }[]>`
    select scheduled_date as day from lesson where farm_id = ${barn.farmId} and lesson_id = ${lessonId}`;
  const day = lesson?.day ?? startDate;
  const dates = {
    startDate: startDate < day ? startDate : day,
    expiryDate: expiryDate !== null && expiryDate < day ? day : expiryDate,
  };
  return {
    payment: { paymentId, billingPersonId, isQuickpay: false, subtotalMinor, taxMinor, feeMinor, totalMinor },
    packages: [{ ...bought, ...dates, studentId, packageId, paymentId }],
    pins: { [packageId]: lessonPersonId },
    remarks: [],
  };
}
