import type { TermCalendar } from '../../setup/contracts.js';
import type { EarlierCancellation } from './policy-outcome.js';
import { freeCancellationsLeft } from './policy-outcome.js';
import { stepAt, type PolicyRule } from './policy-rule.js';
import { policySentence } from './policy-words.js';

export interface AnnouncedPlace {
  readonly title: string;
  readonly startsAt: Date;
  readonly lessonDate: string;
  readonly rule: PolicyRule;
  readonly earlier: readonly EarlierCancellation[];
  readonly calendar: TermCalendar;
}

interface Reader {
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** Steps that are over are left out, unless a free late cancellation still counts as the first of them. */
function toCome({ rule, startsAt }: AnnouncedPlace, freeLeft: number | null, { now, timeZone }: Reader): PolicyRule {
  return freeLeft ? rule : { ...rule, steps: rule.steps.slice(stepAt(rule, startsAt, now, timeZone)) };
}

function ofOne(place: AnnouncedPlace, reader: Reader): string {
  const freeLeft = freeCancellationsLeft(place.rule, place);
  return policySentence(toCome(place, freeLeft, reader), { ...reader, startsAt: place.startsAt, freeLeft });
}

/**
 * What cancelling comes to, to be told beforehand: of one place with its moments; of several what holds for all of them, or
 * what holds for each, where they differ.
 */
export function announcedPolicy(places: readonly AnnouncedPlace[], reader: Reader): string[] {
  const [first, ...more] = places;
  if (!first) return [];
  if (more.length === 0) return [ofOne(first, reader)];
  const titles = new Map<string, Set<string>>();
  for (const { title, rule } of places) {
    const sentence = policySentence(rule, reader);
    titles.set(sentence, (titles.get(sentence) ?? new Set()).add(title));
  }
  return titles.size === 1
    ? [...titles.keys()]
    : [...titles].map(([sentence, of]) => `${[...of].join(', ')}: ${sentence}`);
}
