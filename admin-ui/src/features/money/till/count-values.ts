import { amountTyped, notAnAmount } from '../amounts';

/** As they are typed. */
export type CountValues = {
  readonly opening: string;
  readonly counted: string;
  readonly left: string;
  readonly remark: string;
};

const isAmount = (text: string) => amountTyped(text) >= 0;
const needsAmount = (text: string) => text.trim() === '' || !isAmount(text);

export const countProblems = ({ opening, counted, left }: CountValues) => ({
  ...(isAmount(opening) ? {} : { opening: notAnAmount }),
  ...(needsAmount(counted) ? { counted: notAnAmount } : {}),
  ...(isAmount(left) ? {} : { left: notAnAmount }),
});

/** Null until it can be reckoned. */
export const countToWire = (day: string, values: CountValues) =>
  Object.keys(countProblems(values)).length > 0
    ? null
    : {
        day,
        opening: amountTyped(values.opening),
        counted: amountTyped(values.counted),
        ...(values.left.trim() !== '' && { left: amountTyped(values.left) }),
      };
