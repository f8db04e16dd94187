import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const billingErrors = errorCatalogue('billing', {
  amount_differs: conflict((total: string) => `The packages cost ${total}; the amount must be the same.`),
  payment_too_small: conflict('The payment does not cover these packages.'),
  bad_cart: conflict('There was an error with your cart. Please start again'),
  cart_empty: conflict('cart total is empty'),
  invoice_number_taken: conflict('This invoice number is taken. Please try again.'),
  invoices_off: conflict('This barn does not use invoices.'),
  makeup_unavailable: conflict('This makeup can not be used for this lesson.'),
  no_units_left: conflict('This package has no lessons left.'),
  product_inactive: conflict((product: string) => `${product} is not sold any more.`),
});
