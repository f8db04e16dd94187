import { DateTime } from 'luxon';
import { CANCEL_REASONS, type CancelReason } from '../../scheduling/contracts.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { givenBy } from './built-in-policy.js';
import {
  deadline,
  type CalledOffRules,
  type MakeupRules,
  type Notice,
  type Period,
  type PolicyRule,
  type PolicyStep,
  type StrikeRule,
} from './policy-rule.js';

/** Of one lesson the sentence names moments; without one it speaks of any lesson. */
export interface PolicyReader {
  readonly currency: string;
  readonly timeZone: string;
  readonly startsAt?: Date;
  /** How many free late cancellations are left, and of which period; absent where nobody is meant. */
  readonly freeLeft?: number | null;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function before(until: Notice): string {
  switch (until.kind) {
    case 'hours':
      return `at least ${counted(until.count, 'hour')} before`;
    case 'working_hours':
      return `at least ${counted(until.count, 'hour')} before, Saturdays and Sundays not counted`;
    case 'days':
      return `at least ${counted(until.count, 'day')} before`;
    case 'clock':
      if (until.daysBefore === 0) return `until ${until.time} that day`;
      if (until.daysBefore === 1) return `until ${until.time} the day before`;
      return `until ${until.time} ${counted(until.daysBefore, 'day')} before`;
    case 'start':
      return 'until it begins';
  }
}

const moment = (until: Notice, startsAt: Date, zone: string) =>
  `before ${DateTime.fromJSDate(deadline(until, startsAt, zone), { zone })
    .setLocale('en-GB')
    .toFormat('ccc d LLL, HH:mm')}`;

const share = ({ percent, lessMinor }: Pick<PolicyStep, 'percent' | 'lessMinor'>, currency: string) => {
  const part = percent === 100 ? 'the price' : `${percent} % of the price`;
  return lessMinor ? `${part} less ${writtenAmount(lessMinor, currency)}` : part;
};

const USED = 'the lesson counts as used';

type Given = Pick<PolicyStep, 'gives' | 'percent' | 'lessMinor' | 'ifFilled'>;

const given = (step: Given, reader: Pick<PolicyReader, 'currency'>) =>
  `${outright(step, reader)}${step.ifFilled ? ` only if somebody takes the place before the lesson begins, else ${USED}` : ''}`;

function outright(step: Given, { currency }: Pick<PolicyReader, 'currency'>): string {
  switch (step.gives) {
    case 'lesson':
      return 'the lesson comes back';
    case 'makeup':
      return 'a makeup lesson';
    case 'single_lesson':
      return 'another single lesson';
    case 'credit':
      return `${share(step, currency)} as a credit`;
    case 'refund':
      return `${share(step, currency)} back`;
    case 'nothing':
      return USED;
  }
}

function charged({ fee, ifFilled }: PolicyStep, { currency }: PolicyReader): string {
  if (!fee) return '';
  const what = fee.kind === 'amount' ? writtenAmount(fee.minor, currency) : `${fee.percent} % of the price`;
  return ifFilled ? `; ${what} is charged in any case` : ` and ${what} is charged`;
}

const when = (step: PolicyStep, { startsAt, timeZone }: PolicyReader) =>
  startsAt && step.until.kind !== 'start' ? moment(step.until, startsAt, timeZone) : before(step.until);

function steps(rule: PolicyRule, reader: PolicyReader): string[] {
  return rule.steps.map((step, at) => {
    const gets = `${given(step, reader)}${charged(step, reader)}.`;
    if (step.until.kind === 'start')
      return at === 0 ? `Cancel until the lesson begins: ${gets}` : `After that: ${gets}`;
    return at === 0 ? `Cancel ${when(step, reader)}: ${gets}` : `Then, ${when(step, reader)}: ${gets}`;
  });
}

function allowance({ free }: PolicyRule, { freeLeft }: PolicyReader): string[] {
  if (!free) return [];
  if (freeLeft === undefined || freeLeft === null)
    return [
      `${counted(free.count, 'late cancellation')} a ${free.per} count${free.count === 1 ? 's' : ''} as in time.`,
    ];
  return [
    freeLeft === 0
      ? `No free late cancellation is left this ${free.per}.`
      : `${counted(freeLeft, 'free late cancellation')} left this ${free.per}.`,
  ];
}

const END: Readonly<Record<Period, string>> = {
  month: 'the end of the month',
  quarter: 'the end of the quarter',
  year: 'the end of the year',
  term: 'the end of the term',
};

const validity = ({ validity: lasts }: MakeupRules): string[] => {
  if (!lasts) return [];
  return lasts.kind === 'days'
    ? [`A makeup is good for ${counted(lasts.count, 'day')}.`]
    : [`A makeup is good until ${END[lasts.period]}.`];
};

function makeups(rules: MakeupRules): string[] {
  const { cap, again } = rules;
  return [
    ...validity(rules),
    ...(cap ? [`At most ${counted(cap.count, 'makeup')} a ${cap.per}.`] : []),
    ...(again ? [] : ['No makeup for a makeup.']),
  ];
}

const givesMakeups = ({ steps: all, calledOff: rules = {} }: PolicyRule) =>
  all.some(({ gives }) => gives === 'makeup') || Object.values(rules).includes('BCWM');

const WHY: Readonly<Record<CancelReason, string>> = {
  WEA: 'because of the weather',
  INS: 'because the instructor is ill',
  PAN: 'because of a pandemic',
  HOL: 'because the barn is closed',
  HRS: 'because a horse does not work',
  OTH: 'for another reason',
};

/** `If the barn calls the lesson off because of the weather: a makeup lesson.` */
const calledOffFor = (reasons: readonly CancelReason[], code: string, reader: PolicyReader) =>
  `If the barn calls the lesson off ${reasons.map((reason) => WHY[reason]).join(', or ')}: ` +
  `${given({ gives: givenBy(code), percent: 100, lessMinor: 0 }, reader)}.`;

/** What riders get when the barn calls a lesson off: a sentence for each outcome, with its reasons. */
function calledOff(rules: CalledOffRules, reader: PolicyReader): string[] {
  const reasons = CANCEL_REASONS.filter((reason) => rules[reason]);
  const actions = [...new Set(reasons.flatMap((reason) => rules[reason] ?? []))];
  return actions.map((action) =>
    calledOffFor(
      reasons.filter((reason) => rules[reason] === action),
      action,
      reader,
    ),
  );
}

/** As it was decided: by the reason and the code that a place got. */
export const decidedSentence = (reason: string, code: string, reader: PolicyReader): string | null =>
  isReason(reason) ? calledOffFor([reason], code, reader) : null;

const isReason = (reason: string): reason is CancelReason => (CANCEL_REASONS as readonly string[]).includes(reason);

/** Of one reason; null where the rule says nothing of it. */
export function calledOffSentence(
  { calledOff: rules = {}, makeup }: PolicyRule,
  reason: string,
  reader: PolicyReader,
): string | null {
  const action = isReason(reason) ? rules[reason] : undefined;
  const sentence = action && decidedSentence(reason, action, reader);
  return sentence ? [sentence, ...(action === 'BCWM' ? validity(makeup) : [])].join(' ') : null;
}

const strikesSentence = ({ count, releaseAfter }: StrikeRule) => {
  const then = releaseAfter
    ? `the barn mails the family, and ${releaseAfter} days after that mail the places in it are released`
    : 'the place in it may be given to somebody else';
  return `After ${count} no-shows in a row in a series ${then}; before the last one the barn warns by mail.`;
};

/** What a family reads, made from the rule itself. */
export const policySentence = (rule: PolicyRule, reader: PolicyReader): string =>
  [
    ...steps(rule, reader),
    ...allowance(rule, reader),
    ...calledOff(rule.calledOff ?? {}, reader),
    ...(rule.strikes ? [strikesSentence(rule.strikes)] : []),
    ...(givesMakeups(rule) ? makeups(rule.makeup) : rule.makeup.again ? [] : ['No makeup for a makeup.']),
  ].join(' ');

/** What a cancellation waits for. */
export const promisedSentence = (
  { code, percent, lessMinor }: { code: string; percent: number; lessMinor: number },
  reader: Pick<PolicyReader, 'currency'>,
) => sentence(given({ gives: givenBy(code), percent, lessMinor, ifFilled: true }, reader));

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What one step gives and charges: `The lesson comes back.` */
export function stepWords(rule: PolicyRule, at: number, reader: PolicyReader): string {
  const { [at]: step } = rule.steps;
  if (!step) return '';
  return sentence(`${given(step, reader)}${charged(step, reader)}`);
}
