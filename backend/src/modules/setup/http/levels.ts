import { newInput, recordReply } from '../../../platform/records/record-classes.js';
import { levels, skills } from '../commands/setup-lists.js';
import { levelEntries, skillEntries } from '../queries/setup-entries.js';
import { level, skill } from '../records/level.js';
import { setupListControllers } from './setup-list-calls.js';

class LevelInput extends newInput(level) {}
class LevelReply extends recordReply(level) {}
class SkillInput extends newInput(skill) {}
class SkillReply extends recordReply(skill) {}

export const levelControllers = [
  ...setupListControllers({
    list: levelEntries,
    commands: levels,
    input: LevelInput,
    entry: LevelReply,
    index: { path: 'index', access: { adm: true, ins: true }, answer: { levels: 'entries' } },
    saved: { levels: 'entries', level: 'entry' },
    activated: { levels: 'entries' },
  }),
  ...setupListControllers({
    list: skillEntries,
    commands: skills,
    input: SkillInput,
    entry: SkillReply,
    index: { path: 'index', access: { adm: true, ins: true }, answer: { skills: 'entries' } },
    saved: { skills: 'entries', skill: 'entry' },
    activated: { skills: 'entries' },
  }),
];
