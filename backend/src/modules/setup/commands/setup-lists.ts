import { ClosedDay } from '../tables/closed-day.entity.js';
import { Discount } from '../tables/discount.entity.js';
import { Level } from '../tables/level.entity.js';
import { Location } from '../tables/location.entity.js';
import { Program } from '../tables/program.entity.js';
import { ProgramType } from '../tables/program-type.entity.js';
import { Role } from '../tables/role.entity.js';
import { Section } from '../tables/section.entity.js';
import { Skill } from '../tables/skill.entity.js';
import { Tack } from '../tables/tack.entity.js';
import { Task } from '../tables/task.entity.js';
import { Term } from '../tables/term.entity.js';
import { checkDiscount } from '../domain/discount-details.js';
import { checkSpan } from '../domain/span-of-days.js';
import { activatableList, setupList } from './change-setup-list.js';
import { choices } from '../facts/check-references.js';

export const closedDays = activatableList('closed_day', ClosedDay, {}, (days) =>
  checkSpan(days, 'Closed days last at most a year.'),
);
export const discounts = activatableList('discount', Discount, { productId: choices.product }, checkDiscount);
export const levels = activatableList('level', Level);
export const skills = activatableList('skill', Skill, { levelId: choices.level });
export const locations = activatableList('location', Location);
export const programTypes = activatableList('program_type', ProgramType);
export const programs = activatableList('program', Program, {
  programTypeId: choices.programType,
  instructorId: choices.instructor,
  locationId: choices.location,
});
export const sections = activatableList('section', Section, {
  programId: choices.program,
  instructorId: choices.instructor,
  locationId: choices.location,
  productId: choices.product,
  levelFromId: choices.level,
  levelToId: choices.level,
});
export const tacks = activatableList('tack', Tack);
export const tasks = activatableList('task', Task);
export const terms = activatableList('term', Term, {}, (days) => checkSpan(days, 'A term lasts at most a year.'));
export const roles = setupList('role', Role);
