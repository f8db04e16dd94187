import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

export type SetupListName =
  | 'closed_day'
  | 'discount'
  | 'level'
  | 'location'
  | 'program'
  | 'program_type'
  | 'role'
  | 'section'
  | 'skill'
  | 'tack'
  | 'task'
  | 'term';

/** `fields` names what changed; the values are in the table. */
export type SetupChanged = DomainEvent<
  'setup.SetupChanged',
  { list: SetupListName; id: string; change: 'added' | 'edited' | 'activated' | 'inactivated'; fields: string[] }
>;
/** Takes effect with the next request of whoever has the role. */
export type RolePermissionChanged = DomainEvent<
  'setup.RolePermissionChanged',
  { roleId: string; permissionId: string; held: boolean }
>;

/** `id` is the horse's or, for a student, the `student_id`. */
export type SectionAssignmentChanged = DomainEvent<
  'setup.SectionAssignmentChanged',
  { sectionId: string; kind: 'horse' | 'student'; id: string; assigned: boolean }
>;

export type SetupEvent = SetupChanged | RolePermissionChanged | SectionAssignmentChanged;

const ID = '01930000-0000-7000-8000-00000000000';

export const setupEvents: EventCatalogue<SetupEvent> = {
  'setup.SetupChanged': {
    version: 1,
    meaning: 'An entry of a setup list was added, edited, activated or inactivated.',
    example: { list: 'section', id: `${ID}1`, change: 'edited', fields: ['duration'] },
  },
  'setup.RolePermissionChanged': {
    version: 1,
    meaning: 'A permission was assigned to a role or taken from it.',
    endsSessions: true,
    example: { roleId: `${ID}1`, permissionId: `${ID}2`, held: true },
  },
  'setup.SectionAssignmentChanged': {
    version: 1,
    meaning: 'A horse or a student was assigned to a section, or taken from it.',
    example: { sectionId: `${ID}1`, kind: 'horse', id: `${ID}2`, assigned: true },
  },
};
