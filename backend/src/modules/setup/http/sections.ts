import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { sections } from '../commands/setup-lists.js';
import { sectionEntries } from '../queries/section-entries.js';
import { section } from '../records/section.js';
import { setupListControllers } from './setup-list-calls.js';

class SectionInput extends newInput(section) {}

export class SectionReply extends recordReply(section) {}

export const sectionControllers = setupListControllers({
  list: sectionEntries,
  commands: sections,
  input: SectionInput,
  flags: ['own_horse'],
  entry: SectionReply,
  index: { path: 'sectionList', access: { adm: true, ins: true }, answer: { sections: 'entries' } },
  saved: { section: 'entry' },
  activated: { section: 'entry', sections: 'entries' },
});
