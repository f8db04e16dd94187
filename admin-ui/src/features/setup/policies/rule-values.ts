import { barnCancelReasons, type BarnCancelAction, type BarnCancelReason, type Input } from '@leadline/api-client';
import type { Policy, PolicyStep } from '@/data/requests/policies';

/** A form holds texts; numbers are made of them when they are sent. */
export type StepValues = Record<
  'notice' | 'count' | 'time' | 'gives' | 'percent' | 'less' | 'if_filled' | 'fee_kind' | 'fee',
  string
>;
type Single =
  | 'about'
  | 'free_count'
  | 'free_per'
  | 'valid_kind'
  | 'valid_days'
  | 'cap_count'
  | 'cap_per'
  | 'makeup_again'
  | 'strike_count'
  | 'strike_then'
  | 'strike_release_days';
/** By reason; empty where the policy says nothing of it. */
export type CalledOffValues = Readonly<Record<BarnCancelReason, BarnCancelAction | ''>>;
export type RuleValues = Record<Single, string> & {
  readonly steps: StepValues[];
  readonly called_off: CalledOffValues;
};

const text = (value: string | number | null | undefined, otherwise = '') => String(value ?? otherwise);

const stepValues = (step: PolicyStep): StepValues => ({
  notice: step.notice,
  count: text(step.count, '24'),
  time: text(step.time, '18:00'),
  gives: step.gives,
  percent: text(step.percent, '100'),
  less: text(step.less, '0'),
  if_filled: text(step.if_filled, '0'),
  fee_kind: text(step.fee_kind, 'none'),
  fee: text(step.fee, '10'),
});

export const newStep = (): StepValues => stepValues({ notice: 'hours', count: 48, gives: 'lesson' });

/** `barn`, or `section:` and the like with an id. */
export const aboutOf = ({ scope, scope_id }: Pick<Policy, 'scope' | 'scope_id'>) =>
  scope_id === null ? scope : `${scope}:${scope_id}`;

const calledOffValues = (said: Policy['called_off'] = []): CalledOffValues =>
  Object.fromEntries(
    barnCancelReasons.map(({ code }) => [code, said.find(({ reason }) => reason === code)?.action ?? '']),
  ) as CalledOffValues;

export const valuesOf = (policy: Policy, about = aboutOf(policy)): RuleValues => ({
  about,
  steps: policy.steps.map(stepValues),
  free_count: text(policy.free_count, '0'),
  free_per: text(policy.free_per, 'month'),
  valid_kind: text(policy.valid_kind, 'settings'),
  valid_days: text(policy.valid_days, '30'),
  cap_count: text(policy.cap_count, '0'),
  cap_per: text(policy.cap_per, 'month'),
  makeup_again: text(policy.makeup_again, '1'),
  strike_count: text(policy.strike_count, '0'),
  strike_then: policy.strike_release_days ? 'released' : 'asked',
  strike_release_days: text(policy.strike_release_days || 7),
  called_off: calledOffValues(policy.called_off),
});

/** A refund is the barn's to approve, and nothing is not worth waiting for. */
export const canWait = (gives: string) => gives !== 'refund' && gives !== 'nothing';
export const isMoney = (gives: string) => gives === 'credit' || gives === 'refund';

const stepToWire = (step: StepValues) => ({
  notice: step.notice as PolicyStep['notice'],
  gives: step.gives as PolicyStep['gives'],
  ...(step.notice !== 'start' && { count: Number(step.count) }),
  ...(step.notice === 'clock' && { time: step.time }),
  ...(isMoney(step.gives) && { percent: Number(step.percent), less: Number(step.less) }),
  if_filled: canWait(step.gives) && step.if_filled === '1' ? (1 as const) : (0 as const),
  fee_kind: step.fee_kind as 'none' | 'amount' | 'percent',
  ...(step.fee_kind !== 'none' && { fee: Number(step.fee) }),
});

type Rule = Omit<Input<'policies/changes'>, 'scope' | 'scope_id'>;

export const ruleToWire = (values: RuleValues): Rule => ({
  steps: values.steps.map(stepToWire),
  free_count: Number(values.free_count),
  free_per: values.free_per as NonNullable<Rule['free_per']>,
  valid_kind: values.valid_kind as NonNullable<Rule['valid_kind']>,
  valid_days: Number(values.valid_days),
  cap_count: Number(values.cap_count),
  cap_per: values.cap_per as NonNullable<Rule['cap_per']>,
  makeup_again: values.makeup_again === '0' ? 0 : 1,
  strike_count: Number(values.strike_count),
  strike_release_days: values.strike_then === 'released' ? Number(values.strike_release_days) : 0,
  called_off: barnCancelReasons.flatMap(({ code: reason }) => {
    const { [reason]: action } = values.called_off;
    return action ? [{ reason, action }] : [];
  }),
});

export const aboutToWire = (about: string) => {
  const [scope = 'barn', id] = about.split(':');
  return { scope: scope as Policy['scope'], scope_id: id ?? null };
};
