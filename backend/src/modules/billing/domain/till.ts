import { invalid } from '../../../platform/errors/refusal.js';
import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { TakenByMethod, TillClosed, TillEvent, TillReopened } from '../till-events.js';
import { isDay } from './days.js';
import { billingErrors } from './errors.js';
import { toAmount } from './money.js';

type Closed = { readonly phase: 'closed' } & TillClosed['data'];
/** Of one day. */
export type Till = { readonly phase: 'open' } | Closed;

function evolve(_till: Till, event: TillEvent): Till {
  switch (event.type) {
    case 'billing.TillClosed':
      return { phase: 'closed', ...event.data };
    case 'billing.TillReopened':
      return { phase: 'open' };
    default:
      return impossible(event);
  }
}

/** Named by the day: `till-2026-11-20`. */
export const tillStream = streamType<Till, TillEvent>('till', { phase: 'open' }, evolve);

export const takenIn = (takings: readonly TakenByMethod[], method: string) =>
  takings.find((one) => one.method === method)?.totalMinor ?? 0;

/** What lies in the till if nothing went wrong; cash that was given back is not there. */
export const expectedCash = ({ openingMinor, takings }: Pick<TillClosed['data'], 'openingMinor' | 'takings'>) =>
  openingMinor + takenIn(takings, 'cash');

export const differenceOf = (closing: Pick<TillClosed['data'], 'openingMinor' | 'takings' | 'countedMinor'>) =>
  closing.countedMinor - expectedCash(closing);

/** What stays unless somebody says otherwise: as much as there was in the morning. */
export const usuallyLeft = (openingMinor: number, countedMinor: number) => Math.min(openingMinor, countedMinor);

export interface Count {
  readonly day: string;
  readonly openingMinor: number;
  readonly countedMinor: number;
  readonly leftMinor?: number;
  /** The closing that is put right. */
  readonly corrects?: string;
  /** The expected cash that whoever counted was shown. */
  readonly seenMinor?: number;
}

export interface ClosingFacts {
  readonly closingId: string;
  readonly closedBy: string | null;
  readonly today: string;
  readonly takings: readonly TakenByMethod[];
  /** Of who closed it last, for the refusal. */
  readonly closer: string;
}

function checkCount({ day, openingMinor, countedMinor, leftMinor = 0 }: Count, today: string) {
  if (!isDay(day)) throw invalid('day', 'day is not valid');
  if (day > today) throw invalid('day', 'This day is still to come');
  if (openingMinor < 0) throw invalid('opening', 'Can not be a negative number');
  if (countedMinor < 0) throw invalid('counted', 'Can not be a negative number');
  if (leftMinor < 0) throw invalid('left', 'Can not be a negative number');
  if (leftMinor > countedMinor) throw invalid('left', 'No more can stay in the till than was counted');
}

const isSame = (till: Closed, count: Count, closedBy: string | null) =>
  till.closedBy === closedBy &&
  till.countedMinor === count.countedMinor &&
  till.openingMinor === count.openingMinor &&
  till.leftMinor === (count.leftMinor ?? usuallyLeft(count.openingMinor, count.countedMinor));

/**
 * A day is closed once: whoever comes second is told by whom, unless they put right the closing that they saw. Sent twice is once.
 * Money that came in while it was counted is said before anything is kept.
 */
export function decideClosing(till: Till, count: Count, facts: ClosingFacts): TillClosed[] {
  const { day, openingMinor, countedMinor, corrects, seenMinor } = count;
  checkCount(count, facts.today);
  if (till.phase === 'open' && corrects !== undefined) throw billingErrors.till_open();
  if (till.phase === 'closed' && till.closingId !== corrects) {
    if (isSame(till, count, facts.closedBy)) return [];
    throw billingErrors.till_closed(facts.closer);
  }
  const takings = [...facts.takings];
  const expectedMinor = expectedCash({ openingMinor, takings });
  if (seenMinor !== undefined && seenMinor !== expectedMinor)
    throw billingErrors.till_changed(toAmount(expectedMinor).toFixed(2), toAmount(seenMinor).toFixed(2));
  return [
    {
      type: 'billing.TillClosed',
      data: {
        closingId: facts.closingId,
        day,
        corrects: corrects ?? null,
        closedBy: facts.closedBy,
        openingMinor,
        countedMinor,
        leftMinor: count.leftMinor ?? usuallyLeft(openingMinor, countedMinor),
        takings,
      },
    },
  ];
}

/** An open day stays open. Another closing than the one that was looked at stays closed. */
export function decideReopening(till: Till, closingId: string, reopenedBy: string | null): TillReopened[] {
  if (till.phase === 'open') return [];
  if (till.closingId !== closingId) throw billingErrors.till_corrected();
  return [{ type: 'billing.TillReopened', data: { closingId, day: till.day, reopenedBy } }];
}
