import { lessonsInWords, type DayWords } from './lessons-in-words.js';
import type { StrikeRule } from './policy-rule.js';

/** What became of a rider's place in one lesson of a series; `excused`: given up, or called off. */
export type Mark = 'missed' | 'rode' | 'excused';

/** At the last no-show before the rule's number the family is warned; at the number staff are asked, unless they have left it alone. */
export type StrikeStand = 'counted' | 'warned' | 'reached' | 'left';

/** Of a series' lessons, the newest first. A lesson that was ridden begins anew; what was excused is passed over. */
export function noShowsInARow(marks: readonly Mark[]): number {
  const ridden = marks.indexOf('rode');
  return marks.slice(0, ridden === -1 ? marks.length : ridden).filter((mark) => mark === 'missed').length;
}

/** `leftAt`: as many in a row as staff left alone; one more is another question. */
export function strikeStand(inARow: number, { count }: StrikeRule, leftAt = 0): StrikeStand {
  if (inARow >= count) return inARow > leftAt ? 'reached' : 'left';
  return inARow === count - 1 ? 'warned' : 'counted';
}

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** `Second no-show in a row`: of a lesson. */
export const noShowWords = (inARow: number) => `${ORDINALS[inARow] ?? `${inARow}.`} no-show in a row`;

interface Striking {
  /** First name. */
  readonly student: string;
  readonly title: string;
  readonly inARow: number;
  readonly rule: StrikeRule;
}

/** What the rule does, once there are as many. */
const consequence = ({ releaseAfter }: StrikeRule) =>
  releaseAfter
    ? `the places in this series are released, ${releaseAfter} days after a mail to the family that says so.`
    : 'the place in this series may be given to somebody else.';

/** The same for the family's mail, the day sheet and the rider's page. */
export function strikeSentence({ student, title, inARow, rule }: Striking): string {
  const happened = `${student} did not come to ${title} ${times(inARow)}${inARow > 1 ? ' in a row' : ''}.`;
  const rest = rule.count - inARow;
  if (rest <= 0) return `${happened} By the barn’s policy ${consequence(rule)}`;
  const more = rest === 1 ? 'Once more' : `${rest} times more`;
  return `${happened} ${more}, and by the barn’s policy ${consequence(rule)}`;
}

/** Which places, and when; `dates` of their lessons, in order. Empty where there are none. */
export function noShowReleaseSentence(on: string, title: string, dates: readonly string[], day: DayWords): string {
  const [from] = dates;
  if (!from) return '';
  const places = lessonsInWords({ title, count: dates.length, from }, day);
  const [which, them] = dates.length === 1 ? ['this place is', 'it'] : ['these places are', 'them'];
  return `On ${day(on)} ${which} released, and others may take ${them}: ${places}.`;
}
