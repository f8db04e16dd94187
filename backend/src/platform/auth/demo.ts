export const DEMO_PASSWORD = 'Leadline2026';

/** As whom of Maple Hill a stranger may look around where the demo is open to all. */
export const DEMO_PEOPLE = {
  administrator: 'admin@maplehill.test',
  instructor: 'instructor@maplehill.test',
  parent: 'parent@maplehill.test',
} as const;
export type DemoPerson = keyof typeof DEMO_PEOPLE;
export const demoPeople = Object.keys(DEMO_PEOPLE) as DemoPerson[];

/** The demo's addresses end in `.test`, which RFC 2606 reserves, so they belong to nobody. */
export const isDemoAddress = (email: string) => email.toLowerCase().endsWith('.test');
