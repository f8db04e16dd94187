import { useQuery } from '@tanstack/react-query';
import { useFamily, type Rider } from '../family/family-context';
import { productsQuery, quoteQuery, type Product } from '../requests/products';
import { registrationsQuery, type Registrations } from '../requests/registrations';
import { useCart, useCartCode, useInInstalments, type CartLine } from './cart';

type Priced = Pick<Product, 'product_name' | 'product_price'> & {
  readonly is_shared?: number;
  readonly price_unit?: string | null;
  /** The session that it is for. R148 */
  readonly registration?: string;
};

export type ShownLine = CartLine & Priced & { readonly at: number; readonly rider: Rider };

/** What a session is sold as, to a rider who is registered for it; less to whoever joined late. */
const soldAs = ({ sessionId, studentId }: CartLine, { counts, stu }: Registrations): Priced | undefined => {
  const place = stu.find(
    (one) => one.lesson_date_time_series_id === sessionId && one.student_id === studentId && one.state === 'registered',
  );
  const session = place && counts.find(({ id }) => id === sessionId);
  return session && { ...session, product_price: place.price, registration: session.title };
};

/** The cart with names; what is not sold any more, or was put in by another family, is left out. */
export const useCartLines = () => {
  const { riders } = useFamily();
  const cart = useCart();
  const code = useCartCode();
  const wishesPlan = useInInstalments();
  const products = useQuery(productsQuery());
  const hasSessions = cart.some(({ sessionId }) => sessionId !== undefined);
  const sessions = useQuery({ ...registrationsQuery(), enabled: hasSessions });
  const lines = cart.flatMap((line, at): ShownLine[] => {
    const product: Priced | undefined = line.sessionId
      ? sessions.data && soldAs(line, sessions.data)
      : products.data?.products.find(({ id }) => id === line.productId);
    const rider = riders.find(({ studentId }) => studentId === line.studentId);
    if (!product || !rider) return [];
    const { product_name, product_price, is_shared, price_unit, registration } = product;
    const sold = { product_name, product_price, is_shared, price_unit, ...(registration && { registration }) };
    return [{ ...line, ...sold, at, rider }];
  });
  const asked = {
    ...(code && { discountId: code.discount_id }),
    lines: lines.map(({ productId, studentId, price_unit, quantity = 1, registration }) => ({
      productId,
      studentId,
      ...(price_unit && { quantity }),
      ...(registration && { registration }),
    })),
  };
  const quote = useQuery({ ...quoteQuery(asked), enabled: lines.length > 0 });
  const plan = (wishesPlan && quote.data?.plan) || undefined;
  const wish = { ...asked, ...(plan && { inInstalments: true as const }) };
  return { lines, quote, plan, wish, code, isLoading: products.isPending || (hasSessions && sessions.isPending) };
};

/** Of the provider: what is sent must be what was shown. */
export const cents = (amount: number): number => Math.round(amount * 100);
