import { maxValue, minValue, NumberInput, type NumberInputProps, type Validator } from 'react-admin';
import type { NumberRules } from './describe-list';

const whole = (message: string) => (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? message : undefined;

const rulesOf = (rules: NumberRules): Validator[] => [
  ...(rules.whole ? [whole(rules.whole)] : []),
  ...(rules.min ? [minValue(...rules.min)] : []),
  ...(rules.max ? [maxValue(...rules.max)] : []),
];

// Five decimals are kept of a fraction.
const percent = {
  format: (held?: number | null) => (typeof held === 'number' ? Number((held * 100).toFixed(3)) : ''),
  parse: (typed: string) => (typed === '' ? null : Number((Number(typed) / 100).toFixed(5))),
};

type Props = Omit<NumberInputProps, 'validate'> & {
  readonly rules: NumberRules;
  readonly validate: readonly Validator[];
};

/** Refuses in the words of the description before anything is sent. */
export const FieldNumberInput = ({ rules, validate, ...input }: Props) => (
  <NumberInput
    {...input}
    validate={[...validate, ...rulesOf(rules)]}
    step={rules.step ?? 1}
    {...(rules.percent && percent)}
  />
);
