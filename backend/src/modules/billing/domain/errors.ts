import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const billingErrors = errorCatalogue('billing', {
  amount_differs: conflict((total: string) => `The packages cost ${total}; the amount must be the same.`),
  payment_too_small: conflict('The payment does not cover these packages.'),
  amount_too_small: conflict('The amount must be at least 0.01.'),
  bad_cart: conflict('There was an error with your cart. Please start again'),
  cart_empty: conflict('cart total is empty'),
  credit_spent: conflict('This credit has been spent.'),
  credit_too_small: conflict((left: string) => `Only ${left} is left of this credit.`),
  credit_stays: conflict('A credit can not be edited.'),
  invoice_amount_differs: conflict((total: string) => `The invoice is for ${total}; this is another amount.`),
  invoice_paid: conflict('This invoice is paid.'),
  invoice_number_taken: conflict('This invoice number is taken. Please try again.'),
  invoices_off: conflict('This barn does not use invoices.'),
  makeup_unavailable: conflict('This makeup can not be used for this lesson.'),
  no_units_left: conflict('This package has no lessons left.'),
  online_payment_stays: conflict('A payment by card can not be deleted.'),
  paid_by_card: conflict('This package was paid by card. Deleting it gives no money back.'),
  payment_refunded: conflict('Money was given back of this payment, so it stays.'),
  refund_approved: conflict('This refund was approved already, so it can not be declined.'),
  refund_declined: conflict('This refund was declined, so it can not be approved.'),
  product_inactive: conflict((product: string) => `${product} is not sold any more.`),
});
