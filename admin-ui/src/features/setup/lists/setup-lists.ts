import { LocationFeed } from '@/features/feeds/LocationFeed';
import type { AnyRow, RoutedList, Words } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { skills } from './levels.list';
import { discounts } from './discounts.list';
import { closedDays } from './closed-days.list';
import { packages } from './packages.list';
import { places } from './places';
import { programs } from './programs.list';
import { sections } from './sections.list';
import { terms } from './terms.list';

type Said = Required<Pick<Words, 'added' | 'saved'>>;

const named = (place: 'locations' | 'tack' | 'tasks', said: Said): RoutedList<AnyRow> => ({
  ...listOf(places[place].resource, { words: { seconds: 15, ...said } }),
  ...places[place],
});

/** R043 */
const locations = {
  ...named('locations', {
    added: (name) => `Location ${name} added`,
    saved: (name) => `Changes to location ${name} saved`,
  }),
  Belongings: LocationFeed,
};

const tack = named('tack', { added: (name) => `Tack ${name} added`, saved: (name) => `Changes to tack ${name} saved` });

const tasks = named('tasks', {
  added: (name) => `Task ${name} added`,
  saved: (name) => `Changes to task ${name} saved`,
});

/** What a barn works with, in the order of the tabs; the skills stand below the levels. */
export const setupLists = [
  sections,
  packages,
  programs,
  locations,
  tack,
  tasks,
  skills,
  closedDays,
  terms,
  discounts,
] as const;
