import { LocationFeed } from '@/features/feeds/LocationFeed';
import { namedList } from './named-list';
import { places } from './places';
import { packages } from './packages.list';
import { programs } from './programs.list';
import { sections } from './sections.list';

const locations = namedList({
  noun: 'location',
  many: 'locations',
  place: places.locations,
  words: {
    added: (name) => `Location ${name} added`,
    saved: (name) => `Changes to location ${name} saved`,
  },
  Belongings: LocationFeed,
});

const tack = namedList({
  noun: 'tack',
  many: 'tack',
  place: places.tack,
  words: {
    added: (name) => `Tack ${name} added`,
    saved: (name) => `Changes to tack ${name} saved`,
  },
});

const tasks = namedList({
  noun: 'task',
  many: 'tasks',
  place: places.tasks,
  words: {
    added: (name) => `Task ${name} added`,
    saved: (name) => `Changes to task ${name} saved`,
  },
});

/** What a barn works with, in the order of the tabs. */
export const setupLists = [sections, packages, programs, locations, tack, tasks] as const;
