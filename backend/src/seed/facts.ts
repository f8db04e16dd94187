import { readFileSync } from 'node:fs';

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

/** A barn's facts as `data/README.md` describes them. */
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
  })[];
  instructors: {
    key: string;
    firstName: string;
    lastName: string;
    colourName: string;
    login?: string;
    availability: string;
  }[];
  horses: {
    name: string;
    height?: string;
    colour?: string;
    born?: number;
    gender?: string;
    tack?: string;
    markings?: string;
  }[];
  timetable: {
    weekday: Weekday;
    start: string;
    section: string;
    instructor: string;
    location: string;
    riders: number;
  }[];
  demo: {
    administrator: Person;
    parent?: Person & {
      mobile?: string;
      riders: { firstName: string; lastName?: string; born: string; sections: string[]; weekday: Weekday }[];
    };
  };
  size: { accountHolders: number; riders: number; weeksBehind: number; weeksAhead: number };
}
export interface Names {
  childFirstNames: string[];
  adultFirstNames: string[];
  lastNames: string[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../src/seed/data/${file}.json`, import.meta.url), 'utf8'));
export const barnFacts = (file: 'maple-hill' | 'lakeside') => read(file) as BarnFacts;
export const names = () => read('names') as Names;
