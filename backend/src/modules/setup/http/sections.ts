import { Count, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { sections } from '../commands/setup-lists.js';
import { sectionEntries } from '../queries/section-entries.js';
import { setupListControllers } from './setup-list-calls.js';

/** R039 */
class SectionInput {
  @RequiredText({ max: 100, message: 'section needs a name' }) section_name: string;
  @Count({ min: 1, max: 1440, message: 'event duration is required', description: 'Minutes' }) duration: number;
  @Count({ optional: true, clearable: true, max: 10_000 }) max_enrollment?: number | null;
  @Id({ message: 'program required' }) program_id: string;
  // Sections from elsewhere may do without; one that is saved here may not.
  @Id({ message: 'staff required' }) instructor_id?: string | null;
  @Id({ message: 'location required' }) location_id: string;
  @Id({ optional: true, clearable: true }) product_id?: string | null;
}

export class SectionReply {
  @Id() id: string;
  @Text() section_name: string;
  @Count({ description: 'Minutes' }) duration: number;
  @Count({ nullable: true, description: 'Unlimited for staff and never bookable by families when empty' })
  max_enrollment: number | null;
  @Id() program_id: string;
  @Id({ nullable: true }) instructor_id: string | null;
  @Id() location_id: string;
  @Id({ nullable: true }) product_id: string | null;
  @Flag() is_active: number;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text() location_name: string;
  @Text() program_name: string;
  @Text({ nullable: true }) product_name: string | null;
  @Count({ description: 'Active horses that are assigned' }) horse_count: number;
  @Count({ description: 'Active students who are assigned' }) student_count: number;
}

export const sectionControllers = setupListControllers({
  list: sectionEntries,
  commands: sections,
  input: SectionInput,
  entry: SectionReply,
  index: { path: 'sectionList', access: { adm: true, ins: true }, answer: { sections: 'entries' } },
  saved: { section: 'entry' },
  activated: { section: 'entry', sections: 'entries' },
});
