import type { Coverage, HorsesOf, PriceClass } from '../../enrollment/contracts.js';
import type { ValidityUnit } from '../domain/days.js';

/** How a product is entered; what is not said stays as a new product has it (R163). */
export interface Entry {
  readonly productCount?: number;
  readonly coverage?: Coverage;
  readonly perWeek?: number;
  readonly expiresIn?: number;
  readonly validityUnit?: ValidityUnit;
  readonly isTracked?: false;
  /** What is published is the lowest price. */
  readonly priceFrom?: true;
  readonly isAuto?: true;
  readonly priceClass?: PriceClass;
  readonly lessonHorses?: HorsesOf;
  readonly lessonMinutes?: number;
}

/** What a riding school publishes that it sells, as this barn would enter it. Facts only, nothing is quoted. */
export interface PublishedPrice {
  readonly name: string;
  /** Minor units, as published; null if it is none that somebody pays. */
  readonly priceMinor: number | null;
  readonly entry?: Entry;
  /** What no product says, and how the barn lives with it. */
  readonly beyond?: keyof typeof REASONS;
}

export const REASONS = {
  'not published': 'No price is named; the barn enters it once it has one.',
  'no price': 'A cost that nobody pays at the desk.',
  'for two': 'One price for two riders who ride together: half of it for each.',
  'sum in all': 'Charged month by month; that it ends after three, staff see in the account’s payments.',
} as const;

const single: Entry = {};
/** A month of weekly lessons: as many as a month has of a weekday. */
const weekly: Entry = { productCount: 5, expiresIn: 1, validityUnit: 'month', isAuto: true };
const fortnightly: Entry = { ...weekly, productCount: 3 };
const monthly = (productCount: number): Entry => ({ ...weekly, productCount });
/** A month of so many lessons a week, however many weeks it has. */
const aWeek = (perWeek: number): Entry => ({
  coverage: 'weekly',
  perWeek,
  expiresIn: 1,
  validityUnit: 'month',
  isAuto: true,
});
const group = { priceClass: 'group' } as const;
const onSchoolHorse = { priceClass: 'private', lessonHorses: 'school' } as const;
const onOwnHorse = { priceClass: 'private', lessonHorses: 'own' } as const;
const goods: Entry = { isTracked: false };
const year: Entry = { isTracked: false, expiresIn: 12, validityUnit: 'month' };

const priced = (name: string, priceMinor: number, entry: Entry): PublishedPrice => ({ name, priceMinor, entry });

export const PUBLISHED: Readonly<Record<string, readonly PublishedPrice[]>> = {
  'CARD Toronto': [
    priced('Intake assessment', 10_000, single),
    priced('Weekly lesson fee', 6000, { ...single, priceFrom: true }),
    priced('Session tuition', 57_000, { productCount: 12, expiresIn: 12, validityUnit: 'week', priceFrom: true }),
    { name: 'Sponsor cost of a therapy horse', priceMinor: null, beyond: 'no price' },
  ],
  'Chestnuts Riding School': [
    priced('Group lesson, pay as you go', 3000, { ...single, ...group }),
    priced('Group lesson, Regular Riders Club', 2700, { ...single, ...group }),
    priced('Regular Riders Club month', 10_800, { productCount: 4, expiresIn: 4, validityUnit: 'week' }),
    priced('Hack, pay as you go', 3000, single),
    priced('Hack, Regular Riders Club', 2200, single),
    priced('Choice of a particular horse', 500, goods),
  ],
  'Ealing Riding School': [
    priced('Leading fee, half an hour', 200, goods),
    priced('Leading fee, an hour', 300, goods),
    priced('Hat or boot hire', 300, goods),
    { name: 'Flexipack', priceMinor: null, beyond: 'not published' },
    { name: 'Term package', priceMinor: null, beyond: 'not published' },
  ],
  'Festina Lente': [{ name: 'Overdue account fee', priceMinor: 1500, entry: goods, beyond: 'sum in all' }],
  'Maplewood Equestrian Centre': [priced('Water', 100, goods), priced('Other drinks', 200, goods)],
  'Reitstall Sperl': [
    priced('Gruppenstunde Abo', 9900, { ...weekly, ...group }),
    priced('Gruppenstunde, einzeln', 2500, { ...single, ...group }),
    priced('Schritt-Trab Kleingruppe Abo', 9900, { ...weekly, ...group }),
    priced('Schritt-Trab Kleingruppe, einzeln', 2500, { ...single, ...group }),
    priced('Kleine Pony Schule Abo', 9300, weekly),
    priced('Kleine Pony Schule, einzeln', 2300, single),
    priced('Einzelunterricht Schulpferd Abo, jede Woche', 16_800, { ...weekly, ...onSchoolHorse }),
    priced('Einzelunterricht Schulpferd Abo, alle zwei Wochen', 8400, { ...fortnightly, ...onSchoolHorse }),
    priced('Einzelunterricht Schulpferd, einzeln', 4300, { ...single, ...onSchoolHorse }),
    priced('Einzelunterricht Privatpferd Abo, jede Woche', 13_000, { ...weekly, ...onOwnHorse }),
    priced('Einzelunterricht Privatpferd Abo, alle zwei Wochen', 6500, { ...fortnightly, ...onOwnHorse }),
    priced('Einzelunterricht Privatpferd, einzeln', 3500, { ...single, ...onOwnHorse }),
    priced('Eltern-Kind Abo, alle zwei Wochen', 4800, fortnightly),
    priced('Eltern-Kind, einzeln', 2800, single),
  ],
  'RV Pfalzmühle': [
    priced('Longe 30 min', 5000, { ...single, priceClass: 'private', lessonMinutes: 30 }),
    priced('Longe monatlich', 20_000, { ...monthly(4), priceClass: 'private', lessonMinutes: 30 }),
    priced('Gruppe mit Schulpferd', 3000, { ...single, ...group, lessonHorses: 'school' }),
    priced('Gruppe monatlich, einmal die Woche', 12_000, { ...aWeek(1), ...group }),
    priced('Gruppe monatlich, zweimal die Woche', 20_000, { ...aWeek(2), ...group }),
    priced('Gruppe monatlich, dreimal die Woche', 30_000, { ...aWeek(3), ...group }),
    priced('Einzelstunde 45 min', 5000, { ...single, priceClass: 'private', lessonMinutes: 45 }),
    {
      name: 'Einzelstunde 45 min zu zweit',
      priceMinor: 4000,
      entry: { ...single, priceClass: 'semi_private', lessonMinutes: 45 },
      beyond: 'for two',
    },
    priced('Mitgliedschaft, Erwachsene', 12_000, year),
    priced('Mitgliedschaft, unter 18', 6000, year),
    priced('Mitgliedschaft, passiv', 4500, year),
  ],
  'Wellgrove Stables': [
    priced('Pony Club meeting to September', 1300, single),
    priced('Pony Club meeting from October', 1400, single),
  ],
};
