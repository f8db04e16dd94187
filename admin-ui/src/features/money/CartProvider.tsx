import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CartContext, type Cart, type CartLine, type CodeDiscount } from './cart';

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
      add: ({ id, product_name, is_tracked, is_shared, product_count, product_price }, forWhom) =>
        setLines((before) => [
          ...before,
          {
            ...forWhom,
            key: next.current++,
            product: { id, product_name, is_tracked, is_shared, product_count },
            price: product_price,
            count: product_count,
            purchaseDate: '',
            startDate: '',
            expiryDate: '',
            notes: '',
          },
        ]),
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
    [lines, usesCredits, withFee, inInstalments, code],
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
