import { useAmount } from './amounts';

/** What is paid; what it would have been without a discount stands before it, struck through. */
export const Price = ({ price, less = 0 }: { price: number; less?: number | undefined }) => {
  const amount = useAmount();
  if (less === 0) return amount(price);
  return (
    <>
      <s>
        <span className="visually-hidden">instead of </span>
        {amount(price)}
      </s>{' '}
      {amount(price - less)}
    </>
  );
};
