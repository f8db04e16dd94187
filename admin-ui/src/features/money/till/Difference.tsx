import type { TillCount } from '@/data/requests/till';
import { useAmount } from '../amounts';

const toneOf = (difference: number) => (difference === 0 ? 'even' : difference < 0 ? 'short' : 'over');

/** In large and in words, so that neither a sign nor a colour has to be read; then what becomes of the money. */
export const Difference = ({ count: { difference, expected, left, taken_out } }: { count: TillCount }) => {
  const amount = useAmount();
  const words = { even: 'Nothing is missing', short: 'too little', over: 'too much' }[toneOf(difference)];
  return (
    <div className={`till-difference till-${toneOf(difference)}`} role="status">
      <strong>{difference === 0 ? words : `${amount(Math.abs(difference))} ${words}`}</strong>
      <span>{`${amount(expected)} of cash is expected.`}</span>
      <span>
        {taken_out < 0
          ? 'More is to stay than was counted.'
          : `${amount(taken_out)} goes to the bank, ${amount(left)} stays for the next day.`}
      </span>
    </div>
  );
};
