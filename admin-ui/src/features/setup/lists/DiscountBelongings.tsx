/** What a discount means for a cart, said where it is filled in. */
export const DiscountBelongings = () => (
  <p className="muted">
    Each package of a cart gets one discount, the best for the family; they are not added up. A price that staff have
    typed stays, and so do packages that are assigned or renewed. What was bought keeps its price, whatever is changed
    here.
  </p>
);
