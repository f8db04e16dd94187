import type { Reply } from '@leadline/api-client';
import { importPage } from '@/data/addresses/import-address';
import type { ListDescription } from '@/ui/list/describe-list';
import { horseHome } from '@/data/addresses/horse-home-address';
import { HorseInputs } from './HorseInputs';

/** `age` is the year of birth, `desc` the markings: the names are those of the wire. */
export type Horse = Reply<'rest/horses'>[number];

export const horses: ListDescription<Horse> = {
  resource: 'horses',
  title: 'Horses',
  noun: ['horse', 'horses'],
  searchHint: 'start typing to search for a horse',
  name: 'horse_name',
  home: ({ id }) => `${horseHome(id)}/details`,
  fields: [
    { source: 'horse_name', label: 'Name' },
    { source: 'height', label: 'Height', phone: true },
    { source: 'color', label: 'Color', phone: true },
    { source: 'age', label: 'Year born', type: 'number' },
    { source: 'gender', label: 'Gender' },
    { source: 'desc', label: 'Markings', sorted: false },
    { source: 'tack', label: 'Tack', sorted: false },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  overview: { to: '/horsework', label: 'Horses’ week', call: 'horses/workOfWeek' },
  importFrom: importPage('horses'),
  words: { add: 'Add New Horse', create: 'Create a New Horse' },
  Inputs: HorseInputs,
};
