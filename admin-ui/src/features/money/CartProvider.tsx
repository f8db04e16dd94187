import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { asksFor, CartContext, type Cart, type CartLine, type CodeDiscount } from './cart';

type CartProviderProps = {
  /** Absent while another member is being loaded. */
  readonly account: string | undefined;
  readonly children: ReactNode;
};

/** One cart for all members of an account; gone with the page, and with another account. E14 */
export const CartProvider = ({ account, children }: CartProviderProps) => {
  const whose = useRef(account);
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  const [usesCredits, setUsesCredits] = useState(true);
  const [withFee, setWithFee] = useState(true);
  const [inInstalments, payInInstalments] = useState(false);
  const [code, setCode] = useState<CodeDiscount>();
  const [editing, edit] = useState<number>();
  const next = useRef(0);
  const cart = useMemo<Cart>(
    () => ({
      lines,
      usesCredits,
      useCredits: setUsesCredits,
      withFee,
      inInstalments,
      payInInstalments,
      code,
      enterCode: setCode,
      chargeFee: setWithFee,
      editing,
      edit,
      add: ({ product_price, ...sold }, forWhom) => {
        const { id, product_name, is_tracked, is_shared, product_count, price_unit, price_from } = sold;
        const line: CartLine = {
          ...forWhom,
          key: next.current++,
          product: { id, product_name, is_tracked, is_shared, product_count, price_unit, price_from },
          price: asksFor(sold) ? undefined : product_price,
          quantity: 1,
          count: product_count,
          purchaseDate: '',
          startDate: '',
          expiryDate: '',
          notes: '',
        };
        setLines((before) => [...before, line]);
        if (asksFor(sold)) edit(line.key);
      },
      change: (key, changed) =>
        setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changed } : line))),
      remove: (key) => setLines((before) => before.filter((line) => line.key !== key)),
      clear: () => {
        setLines([]);
        setUsesCredits(true);
        setWithFee(true);
        payInInstalments(false);
        setCode(undefined);
      },
    }),
    [lines, usesCredits, withFee, inInstalments, code, editing],
  );
  useEffect(() => {
    if (account === undefined) return;
    if (whose.current !== undefined && whose.current !== account) {
      setLines([]);
      setCode(undefined);
    }
    whose.current = account;
  }, [account]);
  return <CartContext value={cart}>{children}</CartContext>;
};
