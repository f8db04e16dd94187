type CartWarningsProps = { readonly warnings: readonly string[] | undefined };

/** Who is not meant to get it at this price; staff may sell it all the same. */
export const CartWarnings = ({ warnings = [] }: CartWarningsProps) =>
  warnings.map((text) => (
    <p key={text} role="status" className="cart-warning">
      {text}
    </p>
  ));
