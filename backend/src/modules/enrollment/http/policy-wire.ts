import { invalid } from '../../../platform/errors/refusal.js';
import { CANCEL_REASONS } from '../../scheduling/contracts.js';
import type {
  CalledOffRules,
  LateFee,
  Notice,
  PolicyRule,
  PolicyStep,
  StrikeRule,
  Validity,
} from '../domain/policy-rule.js';
import type { CalledOffFields, PolicyRuleFields, PolicyStepFields } from './policies.inputs.js';

const minor = (amount = 0) => Math.round(amount * 100);

function noticeOf({ notice, count = 0, time }: PolicyStepFields, at: number): Notice {
  if (notice === 'start') return { kind: 'start' };
  if (notice !== 'clock') return { kind: notice, count };
  if (!time) throw invalid(`steps[${at}].time`, 'time is required');
  return { kind: 'clock', daysBefore: count, time };
}

function feeOf({ fee_kind = 'none', fee = 0 }: PolicyStepFields): LateFee | null {
  if (fee_kind === 'none') return null;
  return fee_kind === 'amount' ? { kind: 'amount', minor: minor(fee) } : { kind: 'percent', percent: fee };
}

const stepOf = (fields: PolicyStepFields, at: number): PolicyStep => ({
  until: noticeOf(fields, at),
  gives: fields.gives,
  percent: fields.percent ?? 100,
  lessMinor: minor(fields.less),
  fee: feeOf(fields),
  ...(fields.if_filled === 1 && { ifFilled: true as const }),
});

function validityOf({ valid_kind = 'settings', valid_days = 0 }: PolicyRuleFields): Validity | null {
  if (valid_kind === 'settings') return null;
  return valid_kind === 'days' ? { kind: 'days', count: valid_days } : { kind: 'end_of', period: valid_kind };
}

function calledOffOf(said: readonly CalledOffFields[]): CalledOffRules {
  if (new Set(said.map(({ reason }) => reason)).size < said.length)
    throw invalid('called_off', 'Each reason can stand in a policy once');
  return Object.fromEntries(said.map(({ reason, action }) => [reason, action]));
}

const calledOffFields = (rules: CalledOffRules = {}) =>
  CANCEL_REASONS.flatMap((reason) => {
    const { [reason]: action } = rules;
    return action ? [{ reason, action }] : [];
  });

const strikesOf = (count: number, releaseAfter = 0): StrikeRule => ({ count, ...(releaseAfter && { releaseAfter }) });

/** Amounts are decimals on the wire, minor units inside. */
export const ruleOf = (fields: PolicyRuleFields): PolicyRule => ({
  steps: fields.steps.map(stepOf),
  free: fields.free_count ? { count: fields.free_count, per: fields.free_per ?? 'month' } : null,
  makeup: {
    validity: validityOf(fields),
    cap: fields.cap_count ? { count: fields.cap_count, per: fields.cap_per ?? 'month' } : null,
    again: fields.makeup_again !== 0,
  },
  ...(fields.strike_count && { strikes: strikesOf(fields.strike_count, fields.strike_release_days) }),
  ...(fields.called_off?.length && { calledOff: calledOffOf(fields.called_off) }),
});

type Fields = Pick<PolicyRuleFields, keyof PolicyRuleFields>;

const noticeFields = (until: Notice) => {
  if (until.kind === 'start') return { notice: until.kind };
  if (until.kind === 'clock') return { notice: until.kind, count: until.daysBefore, time: until.time };
  return { notice: until.kind, count: until.count };
};

const feeFields = (fee: LateFee | null) => {
  if (!fee) return { fee_kind: 'none', fee: 0 } as const;
  return fee.kind === 'amount'
    ? ({ fee_kind: 'amount', fee: fee.minor / 100 } as const)
    : ({ fee_kind: 'percent', fee: fee.percent } as const);
};

export const fieldsOf = ({
  steps,
  free,
  makeup: { validity, cap, again },
  calledOff,
  strikes,
}: PolicyRule): Fields => ({
  steps: steps.map(({ until, gives, percent, lessMinor, fee, ifFilled }) => ({
    ...noticeFields(until),
    gives,
    percent,
    less: lessMinor / 100,
    ...feeFields(fee),
    if_filled: ifFilled ? 1 : 0,
  })),
  free_count: free?.count ?? 0,
  free_per: free?.per ?? 'month',
  valid_kind: validity === null ? 'settings' : validity.kind === 'days' ? 'days' : validity.period,
  valid_days: validity?.kind === 'days' ? validity.count : 30,
  cap_count: cap?.count ?? 0,
  cap_per: cap?.per ?? 'month',
  makeup_again: again ? 1 : 0,
  called_off: calledOffFields(calledOff),
  strike_count: strikes?.count ?? 0,
  strike_release_days: strikes?.releaseAfter ?? 0,
});
