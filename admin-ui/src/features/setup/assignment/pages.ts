import type { AnyRow } from '@/ui/list/describe-list';
import type { Assignment } from '@/data/requests/assignments';
import type { Choosable } from './AllEntries';

/** One page on which things are assigned to a record of a list. */
export type PageDescription = {
  readonly kind: Assignment['kind'];
  /** The list of the record, and the field that names it. */
  readonly of: { readonly resource: string; readonly name: string };
  readonly choosable: Choosable;
  /** What the assignment does, in one line. */
  readonly hint: string;
  readonly none: { readonly title: string; readonly text: string };
  /** Where Close leads, if one did not come from elsewhere. */
  readonly back: string;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const named = (field: string) => (row: AnyRow) => ({ id: row.id, name: text(row[field]), isActive: true });

const section = { of: { resource: 'sections', name: 'section_name' }, back: '/setup/sections' };

/** R040 */
export const sectionHorses: PageDescription = {
  ...section,
  kind: 'section-horses',
  choosable: {
    resource: 'horses',
    sort: 'horse_name',
    noun: ['horse', 'horses'],
    entryOf: named('horse_name'),
    nothing: 'No horses yet',
  },
  hint: 'A new event of this section offers the horses that are assigned first, and then all others.',
  none: { title: 'No Horses Assigned', text: 'A new event of this section offers all horses alike.' },
};

/** R040 */
export const sectionStudents: PageDescription = {
  ...section,
  kind: 'section-students',
  choosable: {
    resource: 'students',
    sort: 'person_name',
    noun: ['student', 'students'],
    entryOf: (row) => ({ ...named('person_name')(row), detail: text(row.account_name) }),
    nothing: 'No students yet',
  },
  hint: 'A new event of this section offers the students who are assigned first, and then all others.',
  none: { title: 'No Students Assigned', text: 'A new event of this section offers all students alike.' },
};

/** R169 */
export const packagePrograms: PageDescription = {
  kind: 'package-programs',
  of: { resource: 'products', name: 'product_name' },
  choosable: {
    resource: 'programs',
    sort: 'program_name',
    noun: ['program', 'programs'],
    entryOf: named('program_name'),
    nothing: 'no records to display',
  },
  hint: 'The package pays for lessons of the programs that are assigned. Lessons that it has paid for stay paid.',
  none: { title: 'No Programs Assigned', text: 'The package pays for lessons of every program.' },
  back: '/setup/packages',
};
