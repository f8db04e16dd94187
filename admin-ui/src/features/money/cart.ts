import { createContext, use } from 'react';
import type { Input } from '@leadline/api-client';
import type { Product } from '@/data/requests/money';

/** One package for one member; of two alike there are two. What is empty comes from the package. E05 */
export type CartLine = {
  readonly key: number;
  readonly product: Pick<Product, 'id' | 'product_name' | 'is_tracked' | 'product_count'> &
    Partial<Pick<Product, 'is_shared' | 'price_unit' | 'price_from'>>;
  readonly studentId: string | null;
  readonly studentName: string;
  /** As staff say it; undefined: what so much of it costs, or, of a lowest price, nothing yet. */
  readonly price: number | undefined;
  /** Of what is sold by a unit. */
  readonly quantity: number;
  readonly count: number;
  readonly purchaseDate: string;
  readonly startDate: string;
  readonly expiryDate: string;
  readonly notes: string;
  /** The session that it is for. R148 */
  readonly registration?: string;
};

export type CartProduct = CartLine['product'] & Pick<Product, 'product_price'>;

/** What a code opened. */
export type CodeDiscount = { readonly discount_id: string; readonly title: string };

export type Cart = {
  readonly lines: readonly CartLine[];
  /** Credits of the family lower what is paid. C11 */
  readonly usesCredits: boolean;
  /** Staff may leave out the fee of a card payment. R171 */
  readonly withFee: boolean;
  /** What may be is paid by instalments. */
  readonly inInstalments: boolean;
  readonly payInInstalments: (inInstalments: boolean) => void;
  readonly chargeFee: (charged: boolean) => void;
  readonly useCredits: (uses: boolean) => void;
  /** A discount whose code was typed. */
  readonly code: CodeDiscount | undefined;
  readonly enterCode: (code: CodeDiscount | undefined) => void;
  readonly add: (product: CartProduct, forWhom: Pick<CartLine, 'studentId' | 'studentName' | 'registration'>) => void;
  /** The line that is being edited. */
  readonly editing: number | undefined;
  readonly edit: (key: number | undefined) => void;
  readonly change: (key: number, changed: Partial<CartLine>) => void;
  readonly remove: (key: number) => void;
  readonly clear: () => void;
};

export const CartContext = createContext<Cart | null>(null);

export const useCart = (): Cart => {
  const cart = use(CartContext);
  if (!cart) throw new Error('A cart stands inside a client home.');
  return cart;
};

/** Whether the cart has to ask how much of it, or what it costs. */
export const asksFor = ({ price_unit, price_from }: CartLine['product']) => Boolean(price_unit) || price_from === 1;

const pricedWire = ({ product, price, quantity }: CartLine) => ({
  ...(price !== undefined && { product_price: price }),
  ...(product.price_unit && { quantity }),
});

type WireLine = Input<'items/createMultiple'>['item_details'][number];

export const toWire = (line: CartLine): WireLine => ({
  product_id: line.product.id,
  ...pricedWire(line),
  start_count: line.count,
  ...(line.studentId && { student_id: line.studentId }),
  ...(line.purchaseDate && { purchase_date: line.purchaseDate }),
  ...(line.startDate && { package_start_date: line.startDate }),
  ...(line.expiryDate && { package_expiry_date: line.expiryDate }),
  ...(line.notes && { item_notes: line.notes }),
  ...(line.registration && { registration_title: line.registration }),
});

/** As the quote and the purchase are asked for. */
export const creditsToWire = ({ usesCredits }: Pick<Cart, 'usesCredits'>) =>
  usesCredits ? {} : ({ use_credits: 0 } as const);

export const codeToWire = ({ code }: Pick<Cart, 'code'>) => (code ? { discount_id: code.discount_id } : {});

export const toQuote = ({ lines, ...cart }: Pick<Cart, 'lines' | 'usesCredits' | 'code'>): Input<'items/quote'> => ({
  ...creditsToWire(cart),
  ...codeToWire(cart),
  item_details: lines.map((line) => ({
    product_id: line.product.id,
    ...pricedWire(line),
    ...(line.studentId && { student_id: line.studentId }),
    ...(line.registration && { registration_title: line.registration }),
  })),
});
