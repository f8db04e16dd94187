import { LEAST_NOTICE } from '../domain/no-show-release.js';
import type { CalledOffRules, StrikeRule } from '../domain/policy-rule.js';

/**
 * What riding schools publish that riders get when the school itself calls a lesson off, by the barn's name in `published-policies.ts`.
 * "Rescheduled" and "made up" are a makeup; "not charged", and a lesson that is cancelled without a word of payment, come back.
 */
export const PUBLISHED_CALLED_OFF: Readonly<Record<string, CalledOffRules>> = {
  'Real Horsemanship': { WEA: 'BCWR', INS: 'BCWR', OTH: 'BCWR' },
  'Pine Ridge Equestrian': { WEA: 'BCWM' },
  'Equine Connection Therapeutic Riding': { WEA: 'BCAP' },
  'Sawtooth Ranch': { WEA: 'BCWM', INS: 'BCWM', OTH: 'BCWM' },
  'Equest Farm': { WEA: 'BCWM', OTH: 'BCWM' },
  'Evermore Equestrian': { WEA: 'BCWM', OTH: 'BCWM' },
  'Chariot Riders': { WEA: 'BCWM' },
  'Equessence Riding Centre': { WEA: 'BCWM', INS: 'BCWM', HRS: 'BCWM', OTH: 'BCWM' },
  'Landes-Reit- und Fahrschule LRFS': { HOL: 'BCAP' },
  // Its month is paid as a whole, so one lesson of it gives nothing back.
  'Reppenstedter RuF': { WEA: 'BCNA' },
  'Reitschule Schürli': { WEA: 'BCWM' },
};

/** After how many no-shows in a row the place is lost, or may be; who loses it is told by mail the fewest days before that can be set. */
export const PUBLISHED_STRIKES: Readonly<Record<string, StrikeRule>> = {
  'Brandywine Farm': { count: 2, releaseAfter: LEAST_NOTICE },
  'Sawtooth Ranch': { count: 2 },
  'Landes-Reit- und Fahrschule LRFS': { count: 3, releaseAfter: LEAST_NOTICE },
};
