import { namedList } from './named-list';
import { programs } from './programs.list';

const locations = namedList({
  noun: 'location',
  many: 'locations',
  title: 'Locations',
  route: '/setup/locations',
  words: {
    added: (name) => `Location ${name} added`,
    saved: (name) => `Changes to location ${name} saved`,
  },
});

const tack = namedList({
  noun: 'tack',
  many: 'tack',
  title: 'Tack',
  route: '/setup/tack',
  words: {
    added: (name) => `Tack ${name} added`,
    saved: (name) => `Changes to tack ${name} saved`,
  },
});

const tasks = namedList({
  noun: 'task',
  many: 'tasks',
  title: 'Tasks',
  route: '/setup/task',
  words: {
    added: (name) => `Task ${name} added`,
    saved: (name) => `Changes to task ${name} saved`,
  },
});

/** What a barn works with, in the order of the tabs. */
export const setupLists = [programs, locations, tack, tasks] as const;
