import { LocationFeed } from '@/features/feeds/LocationFeed';
import type { AnyRow, RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { packages } from './packages.list';
import { places } from './places';
import { programs } from './programs.list';
import { sections } from './sections.list';

const named = (place: 'locations' | 'tack' | 'tasks', noun: string): RoutedList<AnyRow> => ({
  ...listOf(places[place].resource, {
    words: {
      seconds: 15,
      added: (name) => `${noun} ${name} added`,
      saved: (name) => `Changes to ${noun.toLowerCase()} ${name} saved`,
    },
  }),
  ...places[place],
});

/** R043 */
const locations = { ...named('locations', 'Location'), Belongings: LocationFeed };

/** What a barn works with, in the order of the tabs. */
export const setupLists = [
  sections,
  packages,
  programs,
  locations,
  named('tack', 'Tack'),
  named('tasks', 'Task'),
] as const;
