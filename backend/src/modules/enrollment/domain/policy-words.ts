import { DateTime } from 'luxon';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import {
  deadline,
  type MakeupRules,
  type Notice,
  type Period,
  type PolicyRule,
  type PolicyStep,
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

const share = ({ percent, lessMinor }: PolicyStep, currency: string) => {
  const part = percent === 100 ? 'the price' : `${percent} % of the price`;
  return lessMinor ? `${part} less ${writtenAmount(lessMinor, currency)}` : part;
};

function given(step: PolicyStep, { currency }: PolicyReader): string {
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
      return 'the lesson counts as used';
  }
}

function charged({ fee }: PolicyStep, { currency }: PolicyReader): string {
  if (!fee) return '';
  return fee.kind === 'amount'
    ? ` and ${writtenAmount(fee.minor, currency)} is charged`
    : ` and ${fee.percent} % of the price is charged`;
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

function makeups({ validity, cap, again }: MakeupRules): string[] {
  return [
    ...(validity?.kind === 'days' ? [`A makeup is good for ${counted(validity.count, 'day')}.`] : []),
    ...(validity?.kind === 'end_of' ? [`A makeup is good until ${END[validity.period]}.`] : []),
    ...(cap ? [`At most ${counted(cap.count, 'makeup')} a ${cap.per}.`] : []),
    ...(again ? [] : ['No makeup for a makeup.']),
  ];
}

const givesMakeups = ({ steps: all }: PolicyRule) => all.some(({ gives }) => gives === 'makeup');

/** What a family reads, made from the rule itself. */
export const policySentence = (rule: PolicyRule, reader: PolicyReader): string =>
  [
    ...steps(rule, reader),
    ...allowance(rule, reader),
    ...(givesMakeups(rule) ? makeups(rule.makeup) : rule.makeup.again ? [] : ['No makeup for a makeup.']),
  ].join(' ');

/** What one step gives and charges: `The lesson comes back.` */
export function stepWords(rule: PolicyRule, at: number, reader: PolicyReader): string {
  const { [at]: step } = rule.steps;
  if (!step) return '';
  const words = `${given(step, reader)}${charged(step, reader)}.`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
