import type { RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { whereLevelsAreAsked } from '@/ui/list/suits';
import { places } from './places';
import type { Section } from './setup-rows';
import { HorsesLink, Limit, SectionBelongings, StudentsLink } from './SectionCells';

/** R039 */
export const sections: RoutedList<Section> = {
  ...listOf<Section>('sections', {
    form: { path: 'sectionform', create: 'add' },
    parts: {
      max_enrollment: { Cell: Limit },
      horse_count: { Cell: HorsesLink },
      student_count: { Cell: StudentsLink },
      level_from_id: { when: whereLevelsAreAsked },
      level_to_id: { when: whereLevelsAreAsked },
    },
    words: { add: 'Add New Section', create: 'New section', seconds: 15 },
    Belongings: SectionBelongings,
  }),
  ...places.sections,
};
