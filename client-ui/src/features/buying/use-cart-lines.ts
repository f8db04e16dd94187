import { useQuery } from '@tanstack/react-query';
import { useFamily, type Rider } from '../../family/family-context';
import { productsQuery, quoteQuery, type Product } from '../../requests/products';
import { useCart, type CartLine } from './cart';

export type ShownLine = CartLine & { readonly at: number; readonly product: Product; readonly rider: Rider };

/** The cart with names; what is not sold any more, or was put in by another family, is left out. */
export const useCartLines = () => {
  const { riders } = useFamily();
  const cart = useCart();
  const products = useQuery(productsQuery());
  const lines = cart.flatMap((line, at): ShownLine[] => {
    const product = products.data?.find(({ id }) => id === line.productId);
    const rider = riders.find(({ studentId }) => studentId === line.studentId);
    return product && rider ? [{ ...line, at, product, rider }] : [];
  });
  const wish = { lines: lines.map(({ productId, studentId }) => ({ productId, studentId })) };
  const quote = useQuery({ ...quoteQuery(wish.lines), enabled: lines.length > 0 });
  return { lines, quote, wish, isLoading: products.isPending };
};

/** Of the provider: what is sent must be what was shown. */
export const cents = (amount: number): number => Math.round(amount * 100);
