import { BeginLevels } from '../../src/modules/setup/commands/begin-levels.js';
import { KeepHolidays } from '../../src/modules/setup/commands/keep-holidays.js';
import * as lists from '../../src/modules/setup/commands/setup-lists.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

type Barn = Awaited<ReturnType<typeof populate>>;
type Deed = (dice: Step) => Promise<unknown>;

/** Entries of setup lists are made, renamed, put away and taken out again. */
export function listDeeds(does: Does, barn: Barn): Deed[] {
  const { admin, levels, sections, role, location, program, programType, tack, task, closedDay, term } = barn;
  const setup = (list: typeof lists.tasks, id: string, name: string, fresh: object): Deed[] => [
    ({ how }) => does(admin, list.Create, { ...fresh, [name]: `New ${how}` } as never),
    ({ how }) => does(admin, list.Edit, { id, [name]: `Renamed ${how}` } as never),
  ];
  const activatable = (list: typeof lists.tasks, id: string): Deed[] => [
    ({ far }) =>
      does(admin, list.SetActivation, { id, active: far }).then(() =>
        does(admin, list.SetActivation, { id, active: true }),
      ),
    () => does(admin, list.Save, { details: { id }, active: true }),
  ];
  return [
    () => does(admin, BeginLevels, {}),
    async ({ who, how }) => {
      const skill = { levelId: at(levels, who), skillName: `Skill ${how}`, skillOrder: 1 + (how % 9) };
      const id = await does(admin, lists.skills.Create, skill);
      await does(admin, lists.skills.Edit, { id, skillName: `Skill ${how} again` });
      await does(admin, lists.skills.SetActivation, { id, active: false });
      await does(admin, lists.skills.Save, { details: { id }, active: true });
      const less = await does(admin, lists.discounts.Create, { title: 'Camp', kind: 'sibling', percentOff: 0.2 });
      await does(admin, lists.discounts.Edit, { id: less, kind: 'quantity', fromCount: 2 + (how % 3) });
      await does(admin, lists.discounts.SetActivation, { id: less, active: false });
      await does(admin, lists.discounts.Save, { details: { id: less }, active: true });
    },
    ...setup(lists.levels as never, at(levels, 0), 'levelName', { levelOrder: 3 }),
    ...activatable(lists.levels as never, at(levels, 0)),
    ...setup(lists.locations as never, location, 'locationName', {}),
    ...activatable(lists.locations as never, location),
    ...setup(lists.programTypes as never, programType, 'programTypeName', {}),
    ...activatable(lists.programTypes as never, programType),
    ...setup(lists.programs as never, program, 'programName', { programTypeId: programType }),
    ...activatable(lists.programs as never, program),
    ...setup(lists.sections as never, at(sections, 0), 'sectionName', {
      programId: program,
      locationId: location,
      maxEnrollment: 6,
      duration: 60,
    }),
    ...activatable(lists.sections as never, at(sections, 0)),
    ...setup(lists.tacks as never, tack, 'tackName', {}),
    ...activatable(lists.tacks as never, tack),
    ...setup(lists.tasks as never, task, 'taskName', {}),
    ...activatable(lists.tasks as never, task),
    ...setup(lists.closedDays as never, closedDay, 'closedDayName', { firstDay: '2029-02-01' }),
    ...activatable(lists.closedDays as never, closedDay),
    ...setup(lists.terms as never, term, 'termName', { firstDay: '2029-02-01', lastDay: '2029-03-01' }),
    ...activatable(lists.terms as never, term),
    ({ how }) => does(admin, KeepHolidays, [{ name: `Holiday ${how}`, firstDay: '2029-03-01', lastDay: '2029-03-02' }]),
    ...setup(lists.roles as never, role, 'roleName', {}),
  ];
}
