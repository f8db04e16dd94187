import { count, reference, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

const order = { min: 1, max: 1000, whole: 'Must not have a decimal', outside: ['At least 1', 'At most 1000'] } as const;

/** How far a rider is, from the first to the last. A barn that has none sees nothing of levels. */
export const level = record({
  resource: 'levels',
  one: 'level',
  many: 'levels',
  table: 'level',
  name: 'level_name',
  search: ['level_name', 'level_description'],
  stream: 'level',
  fields: {
    level_order: count({
      label: 'Order',
      about: 'The first level has the least',
      hint: 'Levels follow each other by this number: 1 is where riders begin.',
      required: 'Say where it stands among the levels',
      ...order,
    }),
    level_name: text({ label: 'Name', max: 100, required: 'A level needs a name' }),
    level_description: text({
      label: 'Description',
      hint: 'What somebody of this level does by themselves. Families read it where they see progress.',
      max: 1000,
      lines: true,
      sorted: false,
    }),
    skill_count: count({ label: 'Skills', about: 'Skills in use', min: 0, max: 1_000_000, derived: true }),
    rider_count: count({
      label: 'Riders',
      about: 'Active riders of it',
      list: 'phone',
      min: 0,
      max: 1_000_000,
      derived: true,
    }),
    is_active: state({}),
  },
});

/** What is learnt on a level. */
export const skill = record({
  resource: 'skills',
  one: 'skill',
  many: 'skills',
  table: 'skill',
  name: 'skill_name',
  search: ['skill_name', 'level_name'],
  stream: 'skill',
  fields: {
    skill_name: text({ label: 'Name', max: 200, required: 'A skill needs a name' }),
    level_id: reference({
      label: 'Level',
      among: 'level',
      named: 'level_name',
      required: 'Choose the level on which it is learnt',
      list: 'phone',
    }),
    skill_order: count({
      label: 'Order',
      about: 'Among those of its level; those without come last, by name',
      hint: 'In which order the skills of a level stand. Without a number it stands last.',
      ...order,
    }),
    skill_description: text({ label: 'Description', max: 1000, lines: true, sorted: false }),
    is_active: state({}),
  },
});
