import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BACKEND_FOLDER } from '../platform/config/backend-folder.js';
import type { Closure } from './closures.js';
import type { Suitability } from './horse-match.js';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof WEEKDAYS)[number];
interface Named {
  key: string;
  name: string;
  description?: string;
}
interface Person {
  firstName: string;
  lastName: string;
  login: string;
}
interface Staff {
  key: string;
  firstName: string;
  lastName: string;
  colourName: string;
  login?: string;
  availability: string;
}

/** Described in `data/README.md`. */
export interface BarnFacts {
  name: string;
  email: string;
  address: string;
  address2: string;
  timeZone: string;
  countryCode: string;
  currencyCode: string;
  currencySymbol: string;
  preferences: Record<string, string | number>;
  programs: (Named & { type: string })[];
  locations: Named[];
  tacks: Named[];
  tasks: Named[];
  products: (Named & {
    program: string;
    price: string;
    count: number;
    validDays: number;
    purchaseOnline: boolean;
    taxPercent: number;
  })[];
  sections: (Named & {
    program: string;
    kind: string;
    duration: number;
    maxRiders: number;
    single: string;
    package: string;
    location: string;
    instructor: string;
    level: string;
    levels: string[];
    ages: [number, number];
    mounted?: number;
  })[];
  instructors: Staff[];
  helpers: Staff[];
  horses: (Suitability & {
    name: string;
    height?: string;
    colour?: string;
    born?: number;
    gender?: string;
    tack?: string;
    markings?: string;
    note: string;
  })[];
  timetable: {
    weekday: Weekday;
    start: string;
    section: string;
    instructor: string;
    location: string;
    riders: number;
    extra?: { task: string; staff: string }[];
  }[];
  closures: Closure[];
  /** Which of the usual levels riders have, by the word of `sections[].levels`; without it the barn has no levels. */
  riderLevels?: Record<string, string>;
  people: { mobile: string; adults: number; therapeutic: number; lastNames?: string[] };
  demo: {
    administrator: Person;
    parent?: Person & {
      mobile?: string;
      riders: {
        firstName: string;
        lastName?: string;
        born: string;
        level: string;
        sections: string[];
        weekday: Weekday;
      }[];
    };
  };
  size: { accountHolders: number; riders: number; weeksBehind: number; weeksAhead: number; weeksEnrolled: number };
}
/** The same barn with some hundred rows. */
export const small = (facts: BarnFacts): BarnFacts => ({
  ...facts,
  timetable: facts.timetable.slice(0, 5),
  size: { accountHolders: 8, riders: 11, weeksBehind: 2, weeksAhead: 2, weeksEnrolled: 2 },
});
/** The demo with so many weeks behind it, or as many as it has. */
export const youngerThan =
  (weeks: number) =>
  (facts: BarnFacts): BarnFacts => ({
    ...facts,
    size: { ...facts.size, weeksBehind: Math.min(weeks, facts.size.weeksBehind) },
  });
export interface Names {
  childFirstNames: string[];
  adultFirstNames: string[];
  lastNames: string[];
}
export interface Phrases {
  riders: string[];
  lessons: string[];
  cancellations: string[];
  payments: string[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(BACKEND_FOLDER, 'src/seed/data', `${file}.json`), 'utf8'));
export const barnFacts = (file: 'maple-hill' | 'lakeside') => read(file) as BarnFacts;
export const names = () => read('names') as Names;
export const phrases = () => read('phrases') as Phrases;
