import { importPage } from '@/data/addresses/import-address';
import type { FirstStep } from '@/data/requests/first-steps';

type Words = {
  readonly label: string;
  readonly why: string;
  readonly to: string;
  /** Many at once. */
  readonly many?: { readonly label: string; readonly to: string };
};

/** Each is done on the screen where it is done ever after. */
export const steps: Readonly<Record<FirstStep, Words>> = {
  barn: {
    label: 'Name, address and times of the barn',
    why: 'They stand on mails and invoices, and every lesson is at the barn’s own time.',
    to: '/setup/updateprefs',
  },
  location: {
    label: 'A place to ride',
    why: 'An arena, a ring or the trail: the calendar says where it is taken.',
    to: '/setup/locations/create',
  },
  program: {
    label: 'A program',
    why: 'What is taught. A package pays for lessons of its programs.',
    to: '/setup/programs/programform/add',
  },
  staff: { label: 'Somebody who teaches', why: 'With a colour of their own in the calendar.', to: '/staff/create' },
  section: {
    label: 'A section',
    why: 'A kind of lesson: how long, how many riders, where and with whom.',
    to: '/setup/sections/sectionform/add',
  },
  horse: {
    label: 'The first horse',
    why: 'One by one, or all of them at once.',
    to: '/horses/create',
    many: { label: 'Import horses from a file', to: importPage('horses') },
  },
  package: {
    label: 'A package',
    why: 'So many lessons at a price, paid before they are ridden.',
    to: '/setup/packages/packageform/add',
  },
  family: {
    label: 'The first family',
    why: 'An account holder, and who rides.',
    to: '/addStudent/add',
    many: { label: 'Import families from a file', to: importPage('people') },
  },
  lesson: { label: 'The first lesson', why: 'Then the barn is running.', to: '/add/newevent' },
};
