import type { CancellationTerms } from '../domain/cancellation-policy.js';
import type { StudentAction } from '../domain/status.js';

/**
 * What riding schools publish about cancelling, as this barn's settings would say it: notice hours, what a cancellation in time gives,
 * days in which a makeup may be ridden. `beyond` names what no setting says, and how the barn lives with it. Facts
 * only, nothing is quoted.
 */
export interface PublishedPolicy {
  readonly barn: string;
  readonly source: string;
  readonly settings: Partial<Pick<CancellationTerms, 'noticeHours'>> & {
    readonly inTime?: StudentAction;
    readonly expiryDays?: number;
  };
  readonly beyond?: readonly Beyond[];
}

export const REASONS = {
  'one notice':
    'A barn has one notice for all its lessons; where courses or sets need longer, staff cancel for the family.',
  'staff decide': 'Depends on a reason that a person has to judge: staff choose the action, also inside the notice.',
  'late fee': 'A late or missed lesson keeps its unit; money on top is an invoice line.',
  'counted exceptions': 'How often somebody may cancel is not counted; staff see the history and choose the action.',
  'calendar period':
    'Makeups last for days after the lesson, not to the end of a month, term or session; staff may set another expiry date.',
  'several tiers': 'One notice, not a scale of fees by how late it is; staff choose the action for the tiers between.',
  'fee on refund': 'A refund is the value of the lesson; a charge for it is an invoice line.',
  'package expiry': 'How long a set of lessons lasts is the product’s own expiry; staff may extend it.',
  'no cancelling': 'The family is not let cancel by itself (clients_can_cancel off); staff record it.',
  lateness: 'Minutes of lateness are not measured; staff mark a no show.',
  'working days': 'Notice is in hours, not in working days.',
  'barn cancels':
    'What the barn gives when it calls a lesson off is chosen with the lesson: back to package, makeup, refund or nothing.',
  pricing: 'A price or fee of the product, not of cancelling.',
} as const;
export type Beyond = keyof typeof REASONS;

const DAYS_A_MONTH = 30;

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
    beyond: ['no cancelling'],
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
    beyond: ['staff decide', 'counted exceptions'],
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
    beyond: ['no cancelling', 'package expiry'],
  },
  { barn: 'T Lee Equestrian Centre', source: 'tleequestriancentre.com/t-cs', settings: { noticeHours: 24 } },
  {
    barn: 'UK yard trading under a personal name (withheld)',
    source: 'cancellation policy page',
    settings: { noticeHours: 24, inTime: 'CWM', expiryDays: 90 },
    beyond: ['counted exceptions'],
  },
  {
    barn: 'Real Horsemanship',
    source: 'realhorsemanship.co.uk',
    settings: { noticeHours: 48 },
    beyond: ['staff decide', 'barn cancels'],
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
    beyond: ['one notice', 'pricing'],
  },
  {
    barn: 'Stag Lodge Stables',
    source: 'staglodgestables.com',
    settings: { noticeHours: 48, inTime: 'CWC' },
    beyond: ['fee on refund'],
  },
  {
    barn: 'Pine Ridge Equestrian',
    source: 'pineridgers.com',
    settings: { noticeHours: 48, inTime: 'CWP' },
    beyond: ['package expiry', 'barn cancels'],
  },
  {
    barn: 'Laughton Training and Sales (Nov 2019)',
    source: 'laughtontrainingandsales.net/lts-policies',
    settings: { noticeHours: 48, inTime: 'CWM', expiryDays: 30 },
    beyond: ['several tiers', 'late fee', 'staff decide'],
  },
  {
    barn: 'Laughton Training and Sales (Dec 2019)',
    source: 'laughtontrainingandsales.net/lts-policies',
    settings: { noticeHours: 48, inTime: 'CWM' },
    beyond: ['several tiers', 'late fee'],
  },
  {
    barn: 'Meadowbrook Stables',
    source: 'meadowbrookstables.ca',
    settings: { noticeHours: 48, inTime: 'CWM', expiryDays: DAYS_A_MONTH },
    beyond: ['calendar period', 'staff decide'],
  },
  {
    barn: 'Caledon Equestrian',
    source: 'caledonequestrian.com',
    settings: { inTime: 'CWM' },
    beyond: ['counted exceptions', 'calendar period'],
  },
  {
    barn: 'Equine Connection Therapeutic Riding',
    source: 'theequineconnection.ca FAQ',
    settings: { noticeHours: 24 },
    beyond: ['staff decide', 'barn cancels'],
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
    beyond: ['counted exceptions', 'staff decide'],
  },
  {
    barn: 'Sawtooth Ranch',
    source: 'sawtoothranchga.com',
    settings: { noticeHours: 24, inTime: 'CWM', expiryDays: 30 },
    beyond: ['counted exceptions', 'lateness', 'barn cancels'],
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
    beyond: ['counted exceptions', 'package expiry'],
  },
  {
    barn: 'Equest Farm',
    source: 'equestfarm.com/policies',
    settings: { noticeHours: 24, inTime: 'CNA', expiryDays: 7 },
    beyond: ['barn cancels', 'calendar period'],
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
    beyond: ['calendar period', 'barn cancels', 'lateness'],
  },
  {
    barn: 'Chariot Riders',
    source: 'chariotriders.org rider manual 2024',
    settings: {},
    beyond: ['lateness', 'pricing', 'barn cancels'],
  },
  {
    barn: 'Eponas Grove',
    source: 'lesson policies page (domain is a personal name, withheld)',
    settings: { noticeHours: 12, inTime: 'CWP' },
    beyond: ['calendar period'],
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
    beyond: ['no cancelling', 'lateness', 'pricing'],
  },
  {
    barn: 'Equessence Riding Centre',
    source: 'Equessence terms',
    settings: { noticeHours: 24, inTime: 'CWM' },
    beyond: ['counted exceptions', 'calendar period', 'barn cancels'],
  },
  {
    barn: 'Lane Stables',
    source: 'lanestables.co.za',
    settings: { noticeHours: 24, inTime: 'CWM' },
    beyond: ['calendar period'],
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
    beyond: ['working days', 'package expiry', 'counted exceptions', 'barn cancels'],
  },
  {
    barn: 'Reiterverein Hameln',
    source: 'reiterverein-hameln.de',
    settings: { noticeHours: 24, inTime: 'CWP' },
    beyond: ['package expiry'],
  },
  { barn: 'Reppenstedter RuF', source: 'reppenstedter-ruf.info', settings: {}, beyond: ['barn cancels'] },
  {
    barn: 'Reitschule Schürli',
    source: 'reitschule-schuerli.ch',
    settings: { noticeHours: 72, inTime: 'CWM' },
    beyond: ['barn cancels'],
  },
];
