import { level, skill } from './records/level.js';
import { location, tack, task } from './records/named.js';
import { colour } from './records/colour.js';
import { closedDay } from './records/closed-day.js';
import { discount } from './records/discount.js';
import { term } from './records/term.js';
import { role } from './records/role.js';
import { program } from './records/program.js';
import { section } from './records/section.js';
import { setupAnswers } from './answers.js';
import type { Type } from '@nestjs/common';
import { notFound } from '../../platform/errors/refusal.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { AssignSectionHorseHandler, AssignSectionStudentHandler } from './commands/assign-to-section.js';
import { BeginLevelsHandler } from './commands/begin-levels.js';
import { LeaveSectionsHandler } from './commands/leave-sections.js';
import { HandOverSectionsHandler } from './commands/hand-over-sections.js';
import { KeepHolidaysHandler } from './commands/keep-holidays.js';
import { SaveRoleHandler } from './commands/save-role.js';
import { SetRolePermissionsHandler } from './commands/set-role-permission.js';
import {
  closedDays,
  discounts,
  levels,
  locations,
  programs,
  programTypes,
  roles,
  sections,
  skills,
  tacks,
  tasks,
  terms,
} from './commands/setup-lists.js';
import { setupEvents } from './events.js';
import { levelControllers } from './http/levels.js';
import { LevelTemplateController } from './http/level-template.controller.js';
import { closedDayControllers } from './http/closed-days.js';
import { ClosuresController } from './http/closures.controller.js';
import { discountControllers } from './http/discounts.js';
import { locationControllers } from './http/locations.js';
import { ProgramTypesController } from './http/program-types.controller.js';
import { programControllers } from './http/programs.js';
import { RolesController } from './http/roles.controller.js';
import { SectionHorsesController } from './http/section-horses.controller.js';
import { SectionStudentsController } from './http/section-students.controller.js';
import { sectionControllers } from './http/sections.js';
import { SetupController } from './http/setup.controller.js';
import { tackControllers } from './http/tacks.js';
import { taskControllers } from './http/tasks.js';
import { termControllers } from './http/terms.js';
import { giveANewFarmItsProgramType } from './policies/give-a-new-farm-its-program-type.js';
import { giveANewFarmItsRoles } from './policies/give-a-new-farm-its-roles.js';
import { handOverSectionsWhenRidersMerge } from './policies/hand-over-sections-when-riders-merge.js';
import { ListClosuresHandler } from './queries/closures.js';
import { ListColoursHandler } from './queries/colours.js';
import { ListCountriesHandler, ListHolidaysHandler } from './queries/holidays.js';
import { ReadOptionsHandler } from './queries/options.js';
import { ListRoleLinksHandler, ListRolesHandler } from './queries/roles.js';
import { GetDefaultSectionHandler } from './queries/default-section.js';
import {
  ListSectionHorsesHandler,
  ListSectionStudentsHandler,
  ReadSectionPickListHandler,
} from './queries/section-links.js';
import { ListFirstStepsHandler } from './queries/first-steps.js';
import { ReadSetupListHandler } from './queries/setup-list.js';
import { ClosedDay } from './tables/closed-day.entity.js';
import { Discount } from './tables/discount.entity.js';
import { Colour } from './tables/colour.entity.js';
import { Level } from './tables/level.entity.js';
import { Location } from './tables/location.entity.js';
import { Program } from './tables/program.entity.js';
import { ProgramType } from './tables/program-type.entity.js';
import { Role } from './tables/role.entity.js';
import { RolePermission } from './tables/role-permission.entity.js';
import { Section } from './tables/section.entity.js';
import { SectionHorse } from './tables/section-horse.entity.js';
import { SectionStudent } from './tables/section-student.entity.js';
import { Skill } from './tables/skill.entity.js';
import { Tack } from './tables/tack.entity.js';
import { Task } from './tables/task.entity.js';
import { Term } from './tables/term.entity.js';

const tables = [
  ClosedDay,
  Discount,
  Colour,
  Level,
  Location,
  Program,
  ProgramType,
  Role,
  RolePermission,
  Section,
  SectionHorse,
  SectionStudent,
  Skill,
  Tack,
  Task,
  Term,
];
const lists = [
  closedDays,
  discounts,
  levels,
  locations,
  programs,
  programTypes,
  roles,
  sections,
  skills,
  tacks,
  tasks,
  terms,
];
const missing = (what: string) => () => notFound(what);

@BarnModule({
  name: 'setup',
  records: [section, program, location, tack, task, level, skill, closedDay, term, discount, role, colour],
  entities: tables,
  publishes: tables,
  answers: setupAnswers,
  events: setupEvents,
  policies: [giveANewFarmItsProgramType, giveANewFarmItsRoles, handOverSectionsWhenRidersMerge],
  violations: {
    program_farm_id_program_type_id_fkey: missing('The program type'),
    program_farm_id_instructor_id_fkey: missing('The instructor'),
    program_farm_id_location_id_fkey: missing('The location'),
    section_farm_id_program_id_fkey: missing('The program'),
    section_farm_id_instructor_id_fkey: missing('The instructor'),
    section_farm_id_location_id_fkey: missing('The location'),
    section_farm_id_product_id_fkey: missing('The product'),
    section_farm_id_level_from_id_fkey: missing('The level'),
    section_farm_id_level_to_id_fkey: missing('The level'),
    skill_farm_id_level_id_fkey: missing('The level'),
  },
  controllers: [
    ClosuresController,
    RolesController,
    SetupController,
    ProgramTypesController,
    SectionHorsesController,
    SectionStudentsController,
    ...sectionControllers,
    ...programControllers,
    ...locationControllers,
    ...tackControllers,
    ...taskControllers,
    ...levelControllers,
    LevelTemplateController,
    ...closedDayControllers,
    ...termControllers,
    ...discountControllers,
  ],
  handlers: [
    ...lists.flatMap(({ handlers }): Type[] => handlers),
    BeginLevelsHandler,
    HandOverSectionsHandler,
    KeepHolidaysHandler,
    LeaveSectionsHandler,
    SaveRoleHandler,
    SetRolePermissionsHandler,
    ListClosuresHandler,
    ListColoursHandler,
    ListCountriesHandler,
    ListHolidaysHandler,
    ReadOptionsHandler,
    ListRoleLinksHandler,
    ListRolesHandler,
    AssignSectionHorseHandler,
    AssignSectionStudentHandler,
    GetDefaultSectionHandler,
    ListSectionHorsesHandler,
    ListSectionStudentsHandler,
    ReadSectionPickListHandler,
    ListFirstStepsHandler,
    ReadSetupListHandler,
  ],
})
export class SetupModule {}
