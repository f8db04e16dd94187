import { invalid } from '../../../platform/errors/refusal.js';
import { LEAST_NOTICE, MOST_NOTICE } from './no-show-release.js';
import { MOST_STEPS, type Notice, type PolicyRule, type PolicyStep, type StrikeRule } from './policy-rule.js';

const MOST_HOURS = 24 * 60;
const MOST_WORKING_HOURS = 24 * 10;
const MOST_DAYS = 60;
const MOST = { hours: MOST_HOURS, working_hours: MOST_WORKING_HOURS, days: MOST_DAYS } as const;
/** Of a late fee, and of what is kept back; minor units. */
const MOST_MINOR = 1_000_000;

/** Before the last one the family is warned, so that there is none of one. */
const MOST_STRIKES = 10;

const field = (at: number, name: string) => `steps[${at}].${name}`;
const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function checkNotice(until: Notice, at: number) {
  if (until.kind === 'start') return;
  if (until.kind === 'clock') {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(until.time))
      throw invalid(field(at, 'time'), 'time must be a time of day such as 18:00');
    if (!within(until.daysBefore, 0, MOST_DAYS)) throw invalid(field(at, 'count'), `count must be 0 to ${MOST_DAYS}`);
    return;
  }
  const most = MOST[until.kind];
  if (!within(until.count, 1, most)) throw invalid(field(at, 'count'), `count must be 1 to ${most}`);
}

/** A refund is the barn's to approve, and nothing is not worth waiting for. */
function checkFilling({ gives, ifFilled }: PolicyStep, at: number) {
  if (ifFilled && (gives === 'nothing' || gives === 'refund'))
    throw invalid(field(at, 'if_filled'), 'Only a lesson, a makeup or a credit can wait for the place to be filled');
}

function checkMoney({ gives, percent, lessMinor, fee }: PolicyStep, at: number) {
  if (!within(percent, 1, 100)) throw invalid(field(at, 'percent'), 'percent must be 1 to 100');
  if (!within(lessMinor, 0, MOST_MINOR)) throw invalid(field(at, 'less'), 'less is too much');
  if (gives !== 'credit' && gives !== 'refund' && (percent !== 100 || lessMinor !== 0))
    throw invalid(field(at, 'percent'), 'Only a credit or a refund can be given in part');
  if (fee?.kind === 'amount' && !within(fee.minor, 1, MOST_MINOR))
    throw invalid(field(at, 'fee'), 'fee must be more than 0, and at most 10,000.00');
  if (fee?.kind === 'percent' && !within(fee.percent, 1, 100)) throw invalid(field(at, 'fee'), 'fee must be 1 to 100');
}

/** How much of the lesson a step gives: all, a part or nothing. */
const share = ({ gives, percent }: PolicyStep) => (gives === 'nothing' ? 0 : percent);
const charges = ({ fee }: PolicyStep) => (fee === null ? 0 : fee.kind === 'amount' ? fee.minor : fee.percent);
const sameKind = (one: PolicyStep, other: PolicyStep) =>
  one.fee === null || other.fee === null || one.fee.kind === other.fee.kind;

/** Whoever cancels later never gets more and is never charged less. */
function checkOrder(earlier: PolicyStep, later: PolicyStep, at: number) {
  const [before, after] = [earlier.until, later.until];
  if ('count' in before && 'count' in after && before.kind === after.kind && after.count >= before.count)
    throw invalid(field(at, 'count'), 'The steps stand in order, the longest notice first');
  if (share(later) > share(earlier) || (earlier.gives === later.gives && later.lessMinor < earlier.lessMinor))
    throw invalid(field(at, 'gives'), 'Whoever cancels later cannot get more');
  if (earlier.ifFilled && !later.ifFilled && later.gives !== 'nothing')
    throw invalid(field(at, 'if_filled'), 'Whoever cancels later waits for the place to be filled, too');
  if (sameKind(earlier, later) && charges(later) < charges(earlier))
    throw invalid(field(at, 'fee'), 'Whoever cancels later cannot be charged less');
}

function checkStrikes({ count, releaseAfter }: StrikeRule) {
  if (!within(count, 2, MOST_STRIKES))
    throw invalid('strike_count', `strike_count must be 2 to ${MOST_STRIKES}, or 0 for none`);
  if (releaseAfter !== undefined && !within(releaseAfter, LEAST_NOTICE, MOST_NOTICE)) {
    const bounds = `${LEAST_NOTICE} to ${MOST_NOTICE}`;
    throw invalid('strike_release_days', `strike_release_days must be ${bounds}, or 0 where staff are asked`);
  }
}

export function checkPolicy({ steps, free, makeup, strikes }: PolicyRule) {
  if (steps.length === 0 || steps.length > MOST_STEPS) throw invalid('steps', `A policy has 1 to ${MOST_STEPS} steps`);
  steps.forEach((step, at) => {
    const isLast = at === steps.length - 1;
    if ((step.until.kind === 'start') !== isLast)
      throw invalid(field(at, 'notice'), 'The last step, and only that one, lasts until the lesson begins');
    checkNotice(step.until, at);
    checkMoney(step, at);
    checkFilling(step, at);
    const before = steps[at - 1];
    if (before) checkOrder(before, step, at);
  });
  if (free && !within(free.count, 1, 100)) throw invalid('free_count', 'free_count must be 1 to 100');
  if (strikes) checkStrikes(strikes);
  if (makeup.cap && !within(makeup.cap.count, 1, 100)) throw invalid('cap_count', 'cap_count must be 1 to 100');
  if (makeup.validity?.kind === 'days' && !within(makeup.validity.count, 1, 3650))
    throw invalid('valid_days', 'valid_days must be 1 to 3650');
}
