import { DateTime } from 'luxon';

/** Henneke's scale: what stands beside each whole score. */
const WORDS = [
  'poor',
  'very thin',
  'thin',
  'moderately thin',
  'moderate',
  'moderately fleshy',
  'fleshy',
  'fat',
  'extremely fat',
] as const;

/** From poor to extremely fat, in halves. */
export const CONDITION = { min: 1, max: 9, thin: 4, fat: 7 } as const;
export const MEASURED_WEIGHT = { min: 50, max: 1500 } as const;

/** A horse changes by a tenth of its weight within so many days only if something is wrong, or was measured wrongly. */
const DAYS = 30;

export interface Measured {
  readonly measuredOn: string;
  readonly weight: number | null;
  readonly conditionScore: number | null;
}

export interface ConditionStep {
  readonly score: number;
  readonly words: string;
}

export const CONDITION_SCALE: readonly ConditionStep[] = Array.from(
  { length: (CONDITION.max - CONDITION.min) * 2 + 1 },
  (_, at) => {
    const score = CONDITION.min + at / 2;
    const [low, high] = [WORDS[Math.floor(score) - 1], WORDS[Math.ceil(score) - 1]];
    return { score, words: low === high ? `${low}` : `${low} to ${high}` };
  },
);

/** `moderately thin to moderate` of 4.5. */
export const conditionWords = (score: number) => CONDITION_SCALE.find((step) => step.score === score)?.words ?? '';

const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc' }).setLocale('en');
const words = (date: string) => dayOf(date).toFormat('ccc d LLL yyyy');

const withWeight = (measures: readonly Measured[]) =>
  measures.flatMap(({ measuredOn, weight }) => (weight === null ? [] : [{ measuredOn, weight }]));

/** What it gained or lost since it was weighed before, each by its place; null where nothing is to compare. The newest is the first. */
export const weightChanges = (measures: readonly Measured[]): (number | null)[] =>
  measures.map(({ weight }, at) => {
    const [before] = withWeight(measures.slice(at + 1));
    return weight === null || !before ? null : weight - before.weight;
  });

/** What staff look after now: a condition outside 4 to 7, and a weight that changed too fast. The newest is the first. */
export function conditionWarnings(name: string, measures: readonly Measured[]): string[] {
  return [...condition(name, measures), ...changed(name, measures)];
}

function condition(name: string, measures: readonly Measured[]): string[] {
  const last = measures.find(({ conditionScore }) => conditionScore !== null);
  if (!last?.conditionScore) return [];
  const score = last.conditionScore;
  if (score >= CONDITION.thin && score <= CONDITION.fat) return [];
  const beyond = score < CONDITION.thin ? `below ${CONDITION.thin}` : `above ${CONDITION.fat}`;
  return [`${name}’s condition was ${score} (${conditionWords(score)}) on ${words(last.measuredOn)}: ${beyond}.`];
}

/** Compared with the weight of those days that differs most from the newest. In whole numbers: exactly a tenth is not warned of. */
function changed(name: string, measures: readonly Measured[]): string[] {
  const [last, ...before] = withWeight(measures);
  if (!last) return [];
  const from = dayOf(last.measuredOn).minus({ days: DAYS }).toFormat('yyyy-MM-dd');
  const share = ({ weight }: { weight: number }) => Math.abs(last.weight - weight) / weight;
  const [most] = before
    .filter(({ measuredOn }) => measuredOn >= from)
    .toSorted((one, other) => share(other) - share(one));
  if (!most || Math.abs(last.weight - most.weight) * 10 <= most.weight) return [];
  const [kilos, days] = [
    Math.abs(last.weight - most.weight),
    dayOf(last.measuredOn).diff(dayOf(most.measuredOn), 'days').days,
  ];
  const verb = last.weight < most.weight ? 'lost' : 'gained';
  return [
    `${name} ${verb} ${kilos} kg in ${days === 1 ? 'a day' : `${days} days`}, until ${words(last.measuredOn)}: more than a tenth.`,
  ];
}
