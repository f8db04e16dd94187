import { conflict, errorCatalogue, fieldError, unusable } from '../../../platform/errors/error-catalogue.js';

export const billingErrors = errorCatalogue('billing', {
  account_without_email: conflict('No email address of this account holder is known, or the account is inactive.'),
  amount_missing: conflict(
    (product: string, lowest: string) => `${product} costs from ${lowest}: say what this one costs.`,
  ),
  ask_the_barn: conflict(
    (product: string, lowest: string) => `${product} costs from ${lowest}. Please ask the barn what it costs for you.`,
  ),
  amount_differs: conflict((total: string) => `The packages cost ${total}; the amount must be the same.`),
  payment_too_small: conflict('The payment does not cover these packages.'),
  amount_too_small: conflict('The amount must be at least 0.01.'),
  bad_cart: conflict('There was an error with your cart. Please start again'),
  billing_changed: conflict(
    (lessons: number, total: string) =>
      `By now it would bill ${lessons} lessons for ${total}: something was paid or changed meanwhile. Look at it again.`,
  ),
  billing_paid: conflict(
    (invoices: number) => `Something of ${invoices} of its invoices is paid, so the run can not be taken back.`,
  ),
  nothing_to_bill: conflict('None of these lessons can be billed: they are covered by now, or have no price.'),
  cart_empty: conflict('cart total is empty'),
  credit_spent: conflict('This credit has been spent.'),
  credit_too_small: conflict((left: string) => `Only ${left} is left of this credit.`),
  credit_stays: conflict('A credit can not be edited.'),
  instalments_have_days: conflict('This invoice is paid by instalments, and each of them has its day.'),
  no_instalments: conflict('Nothing of this cart can be paid by instalments. Please look at it again.'),
  e_invoice_barn_email: conflict(
    'Enter the email address of your business first: Setup, Settings, Business Information.',
  ),
  e_invoice_country: conflict(
    (name: string, country: string) =>
      `The country of ${name}, ${country}, is not known: write its English name or its two letters.`,
  ),
  e_invoice_credit_tax: conflict(
    'What was given back does not come to the tax of its invoice: nobody can say at which rate it is.',
  ),
  e_invoice_email: conflict((name: string) => `Enter an email address of ${name} first: an e-invoice names it.`),
  e_invoice_exemption: conflict('Something on it is without tax. Enter the reason first: Setup, Settings, Receipt.'),
  e_invoice_lowered: conflict(
    'A cancelled lesson took something off this invoice, and it has several tax rates: nobody can say off which.',
  ),
  e_invoice_not_given_back: conflict('Nothing has been given back yet: the credit note follows once it has.'),
  e_invoice_of_invoices: conflict(
    'Only invoices, and credit notes for them, are written as data, and this is neither.',
  ),
  e_invoice_tax_number: conflict('Enter the tax number of your business first: Setup, Settings, Receipt.'),
  invoice_amount_differs: conflict((total: string) => `The invoice is for ${total}; this is another amount.`),
  invoice_paid: conflict('This invoice is paid.'),
  invoice_number_taken: conflict('This invoice number is taken. Please try again.'),
  invoices_off: conflict('This barn does not use invoices.'),
  invoice_below_payments: conflict(
    (paid: string) => `${paid} of this invoice has been paid, so it can not ask for less.`,
  ),
  invoice_part_too_large: conflict((open: string) => `Only ${open} is open on this invoice.`),
  more_than_open: conflict((open: string) => `Only ${open} is open. Say that the rest becomes a credit.`),
  no_rider_for_credit: conflict('Nobody of this account rides, so nobody can have the rest as a credit.'),
  overpayment_spent: conflict('The credit from this payment has been spent, so it stays.'),
  makeup_unavailable: conflict('This makeup can not be used for this lesson.'),
  new_customers_only: conflict(
    (product: string) => `${product} is for new customers only, and this family has bought here before.`,
  ),
  new_customers_once: conflict((product: string) => `${product} is for new customers only: one for each rider.`),
  no_units_left: conflict('This package has no lessons left.'),
  online_payment_stays: conflict('A payment by card can not be deleted.'),
  paid_by_card: conflict('This package was paid by card. Deleting it gives no money back.'),
  package_deleted_too_long: conflict('Deleted packages can be brought back for 30 days.'),
  package_given_anew: conflict('Its cancellation was taken back or changed meanwhile, so it stays deleted.'),
  package_payment_gone: conflict('Its payment was deleted, too. Enter the purchase again.'),
  parts_off: conflict('This barn wants its invoices paid as a whole.'),
  payment_refunded: conflict('Money was given back of this payment, so it stays.'),
  refund_approved: conflict('This refund was approved already, so it can not be declined.'),
  refund_declined: conflict('This refund was declined, so it can not be approved.'),
  statement_too_long: conflict('So much happened on this account: choose a shorter period.'),
  till_changed: conflict(
    (now: string, seen: string) => `Now ${now} of cash is expected, not ${seen}: money came in or went meanwhile.`,
  ),
  till_closed: conflict((closer: string) => `${closer} has closed this day. Look at it again before you correct it.`),
  till_corrected: conflict('This closing was put right meanwhile. Look at the day again.'),
  till_open: conflict('This day was opened again meanwhile. Look at it again.'),
  voucher_unknown: conflict(
    'No voucher of this barn has this code. It is twelve letters and digits: look at it again.',
  ),
  voucher_redeemed: conflict((day: string) => `This voucher was redeemed on ${day}.`),
  voucher_cancelled: conflict((day: string) => `This voucher was cancelled on ${day}. Please ask the barn.`),
  voucher_expired: conflict((day: string) => `This voucher was good until ${day}. Please ask the barn.`),
  voucher_without_rider: conflict('Nobody of this account rides, so nobody can have the voucher as a credit.'),
  voucher_buyer_without_email: conflict(
    'Whoever bought this voucher has no email address, or is not active. Print it instead.',
  ),
  place_without_price: conflict('This place has no price here. Please pay the barn.'),
  vouchers_off: conflict('This barn sells no gift vouchers here.'),
  voucher_form_old: conflict('This form was open for a long time. Please send it again.'),
  voucher_form_quick: conflict('That was very quick. Please wait a moment and send it again.'),
  voucher_form_forged: fieldError('stamp', unusable('This form cannot be used. Please open the page again.')),
  voucher_unproven: fieldError('proof', unusable('Your browser has not finished its check. Please send it again.')),
  too_many_vouchers: conflict('Too much is being sent at the moment. Please phone the barn, or try again tomorrow.'),
  voucher_order_over: conflict(
    'This voucher is paid already, or its form is over. Look into your mail, or begin again.',
  ),
  voucher_not_by_card: conflict('This voucher was not paid by card. Give the money back in another way.'),
  voucher_payment_stays: conflict('A gift voucher was bought with this payment. Cancel the voucher instead.'),
  no_term_to_come: conflict(
    (product: string) => `${product} is good until the end of a term, and the barn has named none to come.`,
  ),
  product_over: conflict((product: string) => `The last day of ${product} is over.`),
  product_inactive: conflict((product: string) => `${product} is not sold any more.`),
});
