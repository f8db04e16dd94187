import { writtenAmount } from '../../../platform/money/written-amount.js';
import type { Compensation, IssueDates, UnitOutcome } from '../events.js';
import { day } from './cancellation-sentence.js';

type Effect = {
  unit: UnitOutcome;
  compensation: Compensation;
  dates: IssueDates;
  /** Minor units that follow; 0 or null where no money does. */
  amountMinor: number | null;
  /** Of it, what is a credit again. C11 */
  creditMinor: number;
};

export interface CancellationCounts {
  getBack: number;
  makeups: number;
  makeupsRestored: number;
  singleLessons: number;
  credits: number;
  refunds: number;
  invoicesLowered: number;
  nothing: number;
}

/** By name on the wire, in the order in which they are told. */
export const COUNTED_AS = {
  getBack: 'get_back',
  makeups: 'makeups',
  makeupsRestored: 'makeups_restored',
  singleLessons: 'single_lessons',
  credits: 'credits',
  refunds: 'refunds',
  invoicesLowered: 'invoices_lowered',
  nothing: 'nothing',
} as const satisfies Record<keyof CancellationCounts, string>;

export type CountedAs = (typeof COUNTED_AS)[keyof typeof COUNTED_AS];

const GETS: Readonly<Record<Exclude<Compensation, 'none'>, keyof CancellationCounts>> = {
  makeup: 'makeups',
  restore_makeup: 'makeupsRestored',
  single_lesson: 'singleLessons',
  credit: 'credits',
  refund: 'refunds',
  lower_invoice: 'invoicesLowered',
};
export const countedAs = ({ unit, compensation }: Pick<Effect, 'unit' | 'compensation'>): keyof CancellationCounts => {
  if (compensation !== 'none') return GETS[compensation];
  return unit === 'released' ? 'getBack' : 'nothing';
};

export function countsOf(effects: readonly Effect[]): CancellationCounts {
  const counts = {
    getBack: 0,
    makeups: 0,
    makeupsRestored: 0,
    singleLessons: 0,
    credits: 0,
    refunds: 0,
    invoicesLowered: 0,
    nothing: 0,
  };
  for (const effect of effects) counts[countedAs(effect)] += 1;
  return counts;
}

const WORDS: Readonly<Record<keyof CancellationCounts, readonly [one: string, several: string]>> = {
  getBack: ['gets the lesson back on the package', 'get the lesson back on their packages'],
  makeups: ['gets a makeup lesson', 'get a makeup lesson each'],
  makeupsRestored: ['can book the makeup lesson again', 'can book their makeup lessons again'],
  singleLessons: ['gets a single-lesson package', 'get a single-lesson package each'],
  credits: ['gets a credit', 'get a credit each'],
  refunds: ['gets the price refunded', 'get the price refunded'],
  invoicesLowered: ['owes less on the invoice', 'owe less on their invoices'],
  nothing: ['gets nothing back', 'get nothing back'],
};
const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

function joined(parts: readonly string[]) {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Only for a single lesson, because each lesson has its own dates. */
function period(lessons: number, effects: readonly Effect[]) {
  const issued = effects.find(({ compensation }) => compensation === 'makeup' || compensation === 'single_lesson');
  if (lessons !== 1 || !issued) return '';
  const { makeupStartDate, expiryDate } = issued.dates;
  const until = `until ${day(expiryDate)}`;
  return issued.compensation === 'makeup'
    ? ` Makeups can be taken from ${day(makeupStartDate)} ${until}.`
    : ` Single-lesson packages are valid ${until}.`;
}

/** ` (CAD 90.00 in all)`: what they get together; what is a credit again stands apart. */
function sum(effects: readonly Effect[], currency: string) {
  const creditMinor = effects.reduce((total, effect) => total + effect.creditMinor, 0);
  const minor = effects.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), -creditMinor);
  if (minor + creditMinor === 0) return '';
  const credit = creditMinor ? `, and ${writtenAmount(creditMinor, currency)} as a credit` : '';
  return ` (${writtenAmount(minor, currency)}${credit}${effects.length === 1 ? '' : ' in all'})`;
}

type Told = { lessons: number; /** Of the barn. */ currency: string };

export function rosterCancellationSentence({ lessons, currency }: Told, effects: readonly Effect[]): string {
  if (effects.length === 0) return 'Nobody is booked, so nothing has to go back.';
  const parts = (Object.keys(WORDS) as (keyof CancellationCounts)[]).flatMap((what) => {
    const those = effects.filter((effect) => countedAs(effect) === what);
    const [one, several] = WORDS[what];
    return those.length === 0 ? [] : [`${those.length} ${those.length === 1 ? one : several}${sum(those, currency)}`];
  });
  const who = counted(effects.length, 'rider') + (lessons === 1 ? '' : ` in ${counted(lessons, 'lesson')}`);
  return `${who}: ${joined(parts)}.${period(lessons, effects)}`;
}
