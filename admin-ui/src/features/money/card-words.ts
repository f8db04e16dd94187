import { ApiError, asApiError } from '@leadline/api-client';
import { cardWords, type StartedPayment } from '@leadline/api-client/card-payment';
import { useAmount } from './amounts';

/** `Pay CAD $90.40`: code, symbol and two decimals. R243 */
export const usePayLabel = ({ amount, currency }: StartedPayment['payment_intent']) => {
  const written = useAmount();
  return `Pay ${currency} ${written(amount / 100)}`;
};

/** What the bank or the barn refuses, in its own words. R177 */
export const failed = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw new ApiError(asApiError(error).status, { message: cardWords.failed(error) });
  });
