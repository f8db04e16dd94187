import type { CancellationTerms } from '../domain/cancellation-policy.js';
import type { PolicyRule } from '../domain/policy-rule.js';
import type { StudentAction } from '../domain/status.js';
import { hours, LOST, policy, START, step } from './given-policy.js';

/**
 * What riding schools publish about cancelling: as this barn's settings would say it (notice hours, what a cancellation in time
 * gives, days in which a makeup may be ridden), or where that is not enough as a policy of its own, `rule`. `beyond` names what
 * neither says, and how the barn lives with it. Facts only, nothing is quoted.
 */
export interface PublishedPolicy {
  readonly barn: string;
  readonly source: string;
  readonly settings: Partial<Pick<CancellationTerms, 'noticeHours'>> & {
    readonly inTime?: StudentAction;
    readonly expiryDays?: number;
  };
  /** The barn's own policy; families are held to it instead of the settings. */
  readonly rule?: PolicyRule;
  readonly beyond?: readonly Beyond[];
}

export const REASONS = {
  'staff decide': 'Depends on a reason that a person has to judge: staff choose the action, also inside the notice.',
  'attendance share': 'What share of the lessons was ridden is seen in the history; staff decide.',
  session: 'In which weeks of a term a makeup is ridden, or which of its dates are left out, is agreed with staff.',
  'package expiry': 'How long a set of lessons lasts is the product’s own expiry; staff may extend it.',
  lateness: 'Minutes of lateness are not measured; staff mark a no show.',
  pricing:
    'A price or fee of the product, not of cancelling, also where a month in which nothing was taught costs nothing.',
} as const;
export type Beyond = keyof typeof REASONS;

const fee = (minor: number) => ({ kind: 'amount', minor }) as const;
const MAKEUP = { validity: null, cap: null, again: true } as const;
/** Makeups until so long before, and then the lesson is lost. */
const makeups = (notice: number, own: Partial<PolicyRule['makeup']>) =>
  policy([step(hours(notice), { gives: 'makeup' }), LOST], { makeup: { ...MAKEUP, ...own } });

export const PUBLISHED: readonly PublishedPolicy[] = [
  {
    barn: 'Ealing Riding School',
    source: 'ealingridingschool.biz terms',
    settings: { noticeHours: 48, inTime: 'CWP' },
    beyond: ['package expiry', 'staff decide'],
  },
  {
    barn: 'Chestnuts Riding School',
    source: 'chestnutsridingschool.co.uk terms',
    settings: {},
    rule: policy([LOST]),
  },
  {
    barn: 'Festina Lente (private, therapeutic)',
    source: 'festinalente.ie booking policies',
    settings: { noticeHours: 24 },
  },
  {
    barn: 'Docklands Equestrian Centre (page version without deposit)',
    source: 'docklandsequestriancentre.com/cancellation-policy/',
    settings: { noticeHours: 48, inTime: 'CWM', expiryDays: 7 },
    beyond: ['staff decide', 'attendance share'],
  },
  {
    barn: 'Wellington Riding (singles, 2020)',
    source: 'wellington-riding.co.uk terms',
    settings: { noticeHours: 36, inTime: 'CWC' },
  },
  {
    barn: 'Wellington Riding (sets of 4 / term)',
    source: 'wellington-riding.co.uk terms 2016 and 2020',
    settings: {},
    rule: policy([LOST]),
    beyond: ['package expiry'],
  },
  { barn: 'T Lee Equestrian Centre', source: 'tleequestriancentre.com/t-cs', settings: { noticeHours: 24 } },
  {
    barn: 'UK yard trading under a personal name (withheld)',
    source: 'cancellation policy page',
    settings: { noticeHours: 24, inTime: 'CWM', expiryDays: 90 },
    rule: makeups(24, { validity: { kind: 'days', count: 90 }, again: false }),
  },
  {
    barn: 'Real Horsemanship',
    source: 'realhorsemanship.co.uk',
    settings: { noticeHours: 48 },
    beyond: ['staff decide'],
  },
  {
    barn: 'The Pony Academy (45-min sessions)',
    source: 'theponyacademy.co.uk',
    settings: { noticeHours: 48, inTime: 'CWP' },
  },
  {
    barn: 'The Pony Academy (courses)',
    source: 'theponyacademy.co.uk',
    settings: { noticeHours: 168, inTime: 'CWP' },
    rule: policy([step({ kind: 'days', count: 7 }), LOST]),
    beyond: ['pricing'],
  },
  {
    barn: 'Stag Lodge Stables',
    source: 'staglodgestables.com',
    settings: { noticeHours: 48, inTime: 'CWC' },
    rule: policy([step(hours(48), { gives: 'refund', percent: 80 }), LOST]),
  },
  {
    barn: 'Pine Ridge Equestrian',
    source: 'pineridgers.com',
    settings: { noticeHours: 48, inTime: 'CWP' },
    beyond: ['package expiry'],
  },
  {
    barn: 'Laughton Training and Sales (Nov 2019)',
    source: 'laughtontrainingandsales.net/lts-policies',
    settings: { noticeHours: 48, inTime: 'CWM', expiryDays: 30 },
    rule: policy(
      [
        step(hours(240), { gives: 'makeup' }),
        step(hours(48), { gives: 'makeup', fee: fee(1000) }),
        step(START, { gives: 'makeup', fee: fee(2000) }),
      ],
      { makeup: { ...MAKEUP, validity: { kind: 'days', count: 30 }, again: false } },
    ),
    beyond: ['staff decide'],
  },
  {
    barn: 'Laughton Training and Sales (Dec 2019)',
    source: 'laughtontrainingandsales.net/lts-policies',
    settings: { noticeHours: 48, inTime: 'CWM' },
    rule: policy(
      [
        step(hours(48), { gives: 'makeup' }),
        step(hours(6), { gives: 'makeup', fee: fee(1000) }),
        step(START, { gives: 'nothing', fee: fee(1000) }),
      ],
      { makeup: { ...MAKEUP, again: false } },
    ),
  },
  {
    barn: 'Meadowbrook Stables',
    source: 'meadowbrookstables.ca',
    settings: { noticeHours: 48, inTime: 'CWM', expiryDays: 30 },
    rule: policy([step(hours(48), { gives: 'makeup' }), step(START, { gives: 'makeup', ifFilled: true })], {
      makeup: { ...MAKEUP, validity: { kind: 'end_of', period: 'month' } },
    }),
  },
  {
    barn: 'Caledon Equestrian',
    source: 'caledonequestrian.com',
    settings: { inTime: 'CWM' },
    rule: policy([step(START, { gives: 'makeup' })], { makeup: { ...MAKEUP, cap: { count: 1, per: 'term' } } }),
    beyond: ['session'],
  },
  {
    barn: 'Equine Connection Therapeutic Riding',
    source: 'theequineconnection.ca FAQ',
    settings: { noticeHours: 24 },
    beyond: ['staff decide'],
  },
  {
    barn: 'Brookside Horses',
    source: 'brooksidehorses.net product page',
    settings: { noticeHours: 24, inTime: 'CWP' },
    beyond: ['package expiry'],
  },
  {
    barn: 'Brandywine Farm',
    source: 'brandywinefarmva.com',
    settings: { noticeHours: 12, inTime: 'CWM', expiryDays: 30 },
    rule: makeups(12, { validity: { kind: 'days', count: 30 }, cap: { count: 3, per: 'month' } }),
    beyond: ['staff decide'],
  },
  {
    barn: 'Sawtooth Ranch',
    source: 'sawtoothranchga.com',
    settings: { noticeHours: 24, inTime: 'CWM', expiryDays: 30 },
    beyond: ['lateness'],
  },
  {
    barn: 'Huntington Meadow Stables',
    source: 'huntingtonmeadowstables.com (June 2019)',
    settings: { noticeHours: 4, inTime: 'CWM' },
    beyond: ['pricing'],
  },
  {
    barn: 'Garrod Farms (groups)',
    source: 'garrodfarms.com',
    settings: { inTime: 'CWP' },
    rule: policy([step(START, { gives: 'makeup' })], { makeup: { ...MAKEUP, cap: { count: 1, per: 'package' } } }),
    beyond: ['package expiry'],
  },
  {
    barn: 'Equest Farm',
    source: 'equestfarm.com/policies',
    settings: { noticeHours: 24, inTime: 'CNA', expiryDays: 7 },
  },
  {
    barn: 'Easy Does It Farms',
    source: 'easydoesitfarms.com',
    settings: { noticeHours: 24, inTime: 'CWM', expiryDays: 7 },
  },
  {
    barn: 'Evermore Equestrian',
    source: 'evermoreequestrian.com',
    settings: { noticeHours: 24, inTime: 'CWM' },
    beyond: ['session', 'lateness'],
  },
  {
    barn: 'Chariot Riders',
    source: 'chariotriders.org rider manual 2024',
    settings: {},
    beyond: ['lateness', 'pricing'],
  },
  {
    barn: 'Eponas Grove',
    source: 'lesson policies page (domain is a personal name, withheld)',
    settings: { noticeHours: 12, inTime: 'CWP' },
    beyond: ['session'],
  },
  { barn: 'Leprechaun Lane Training Center', source: 'simplybook policy', settings: { noticeHours: 24 } },
  { barn: 'Lonestar Ranch', source: 'texastrailrides.com 2018', settings: { noticeHours: 24 } },
  {
    barn: 'Sunspring Ranch',
    source: 'sunspringranch.com',
    settings: { inTime: 'CWP' },
    beyond: ['package expiry', 'pricing'],
  },
  {
    barn: 'Blue Horse Farm (12-class membership)',
    source: 'bluehorsefarm.net',
    settings: { inTime: 'CWP' },
    beyond: ['package expiry'],
  },
  {
    barn: 'Sounds of Sortomme / Althelas',
    source: 'soundsofsortomme.com',
    settings: { noticeHours: 2, inTime: 'CWP' },
    beyond: ['lateness'],
  },
  {
    barn: 'The Riding Therapy Center',
    source: 'theridingtherapycenter.org',
    settings: {},
    rule: policy([LOST]),
    beyond: ['lateness', 'pricing'],
  },
  {
    barn: 'Equessence Riding Centre',
    source: 'Equessence terms',
    settings: { noticeHours: 24, inTime: 'CWM' },
    rule: makeups(24, { cap: { count: 1, per: 'term' } }),
  },
  {
    barn: 'Lane Stables',
    source: 'lanestables.co.za',
    settings: { noticeHours: 24, inTime: 'CWM' },
    rule: makeups(24, { validity: { kind: 'end_of', period: 'term' } }),
  },
  { barn: 'Reitstall Helg', source: 'reitstall-helg.de', settings: { noticeHours: 24, inTime: 'CWM', expiryDays: 14 } },
  {
    barn: 'Reiterhof Schönfeld (10-card)',
    source: 'reiterhof-schoenfeld.de',
    settings: { noticeHours: 48, inTime: 'CWP' },
    beyond: ['package expiry'],
  },
  {
    barn: 'Landes-Reit- und Fahrschule LRFS',
    source: 'lrfs-online.de',
    settings: { noticeHours: 24, inTime: 'CWP' },
    rule: policy([step({ kind: 'working_hours', count: 24 }), LOST]),
    beyond: ['package expiry'],
  },
  {
    barn: 'Reiterverein Hameln',
    source: 'reiterverein-hameln.de',
    settings: { noticeHours: 24, inTime: 'CWP' },
    beyond: ['package expiry'],
  },
  {
    barn: 'Reppenstedter RuF',
    source: 'reppenstedter-ruf.info',
    settings: {},
    beyond: ['pricing'],
  },
  {
    barn: 'Reitschule Schürli',
    source: 'reitschule-schuerli.ch',
    settings: { noticeHours: 72, inTime: 'CWM' },
  },
];
