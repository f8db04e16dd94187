import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, get, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { usePages } from './use-pages';

export type Payment = Reply<'reports/financial'>['reports'][number];
export type Financial = Reply<'reports/financial'>;
export type MoneyKind = 'invoices' | 'payments';
export type Product = Reply<'products/index'>['products'][number];
export type Quote = Reply<'items/quote'>;
export type QuotedDiscount = Quote['discounts'][number];
export type QuotedQuantity = Quote['quantities'][number];

/** R226 */
const PAGE = 20;

/** An account's invoices, or the money that came in and went back, with totals of all. */
export const useFinancial = (personId: string, kind: MoneyKind) =>
  usePages({
    queryKey: keys.financial(personId, kind),
    step: PAGE,
    load: (page, signal) =>
      get(
        'reports/financial',
        {
          billing_person_id: personId,
          ...page,
          ...(kind === 'invoices' ? { invoices_only: 1 as const } : { payments_only: 1 as const }),
        },
        signal,
      ),
    rowsOf: ({ reports }) => reports,
  });

/** An invoice or a payment with all that was sold with it. */
export const usePaymentItems = (paymentId: string) =>
  useQuery({
    queryKey: keys.paymentItems(paymentId),
    queryFn: ({ signal }) => get('items/getAllItemsForPayment', { payment_id: paymentId }, signal),
  });

/** Where an open invoice is paid without signing in; null where nothing is to be paid, or not by card. */
export const usePayLink = (paymentId: string, isAsked: boolean) =>
  useQuery({
    enabled: isAsked,
    queryKey: keys.payLink(paymentId),
    queryFn: ({ signal }) => get('payments/payLink', { payment_id: paymentId }, signal),
    select: ({ url }) => url,
  });

/** What money would do to an account's open invoices; the last answer stays until the next has come. E06 */
export const useInvoicePayment = (asked: Input<'payments/previewInvoices'>) =>
  useQuery({
    queryKey: keys.invoicePayment(asked),
    queryFn: () => ask('payments/previewInvoices', asked),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** What goes with a payment that is deleted, and what is open again then. E07 */
export const usePaymentDeletion = (paymentId: string) =>
  useQuery({
    queryKey: keys.paymentDeletion(paymentId),
    queryFn: ({ signal }) => get('payments/previewDelete', { payment_id: paymentId }, signal),
    gcTime: 0,
  });

/** A package with the lessons that it covers. */
export const usePurchase = (itemId: string) =>
  useQuery({
    queryKey: keys.purchase(itemId),
    queryFn: ({ signal }) => get('items/studentPurchase', { item_id: itemId }, signal),
    select: ({ data }) => data,
  });

/** What the barn sells. R170 */
export const useProducts = () =>
  useQuery({
    queryKey: keys.products,
    queryFn: ({ signal }) => get('products/index', { is_active: '1' }, signal),
    select: ({ products }) => products,
  });

export const useSectionProduct = (sectionId: string) =>
  useQuery({
    queryKey: keys.sectionProduct(sectionId),
    queryFn: ({ signal }) => get('products/getSectionProduct', { section_id: sectionId }, signal),
    select: ({ product }) => product,
  });

/** What a cart comes to; the last answer stays until the next has come. R171 */
export const useQuote = (cart: Input<'items/quote'>, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.quote(cart),
    queryFn: () => ask('items/quote', cart),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** What a code that somebody has typed opens, for an account. */
export const lookAtDiscountCode = (wish: Input<'discounts/look'>) => ask('discounts/look', wish);

/** Credits not used yet, by member. */
export const useCredits = (studentIds: readonly string[]) =>
  useQuery({
    queryKey: keys.credits(studentIds),
    queryFn: ({ signal }) => get('items/credits', { student_ids: [...studentIds] }, signal),
    select: ({ credits }) => credits,
    enabled: studentIds.length > 0,
  });
