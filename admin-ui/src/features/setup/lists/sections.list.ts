import type { RoutedList } from '@/ui/list/describe-list';
import { places } from './places';
import type { Section } from './setup-rows';
import { HorsesLink, Limit, SectionBelongings, StudentsLink } from './SectionCells';

/** R039 */
export const sections: RoutedList<Section> = {
  ...places.sections,
  form: { path: 'sectionform', create: 'add' },
  noun: ['section', 'sections'],
  searchHint: 'start typing to search for a section',
  name: 'section_name',
  history: 'section',
  fields: [
    { source: 'section_name', label: 'Name', input: { required: 'section needs a name', maxLength: 100 } },
    {
      source: 'program_name',
      label: 'Program',
      input: { source: 'program_id', among: 'program', required: 'program required' },
    },
    {
      source: 'instructor_name',
      label: 'Staff',
      input: {
        source: 'instructor_id',
        among: 'instructor',
        required: 'staff required',
        hint: 'Teaches, unless an event says otherwise.',
      },
    },
    {
      source: 'location_name',
      label: 'Location',
      input: { source: 'location_id', among: 'location', required: 'location required' },
    },
    {
      source: 'duration',
      label: 'Minutes',
      type: 'number',
      input: {
        required: 'event duration is required',
        initial: 60,
        number: {
          whole: 'Whole minutes, please',
          min: [1, 'At least one minute'],
          max: [1440, 'At most a day, 1440 minutes'],
        },
      },
    },
    {
      source: 'max_enrollment',
      label: 'Max enrollment',
      type: 'number',
      Cell: Limit,
      input: {
        hint: 'Places in a lesson. Without a number staff may add as many as they like, and families cannot book.',
        number: {
          whole: 'Must not have a decimal',
          min: [0, 'Can not be a negative number'],
          max: [10_000, 'At most 10,000'],
        },
      },
    },
    {
      source: 'product_name',
      label: 'Package',
      hidden: true,
      input: {
        source: 'product_id',
        among: 'product',
        hint: 'What a single lesson of this section is paid with.',
      },
    },
    { source: 'horse_count', label: 'Horses', type: 'number', Cell: HorsesLink },
    { source: 'student_count', label: 'Students', type: 'number', Cell: StudentsLink },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  words: { add: 'Add New Section', create: 'New section', seconds: 15 },
  Belongings: SectionBelongings,
};
