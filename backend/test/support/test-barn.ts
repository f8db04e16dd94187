import { locations, programs, roles, sections } from '../../src/modules/setup/commands/setup-lists.js';
import type { CommandBus } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import { OpenFarm, type NewFarm } from '../../src/modules/farms/commands/open-farm.js';
import { CreateHorse } from '../../src/modules/horses/commands/create-horse.js';
import { CreateLogin, type NewLogin } from '../../src/modules/identity/commands/create-login.js';
import { AddAdministrator, Hire } from '../../src/modules/people/commands/hire.js';
import { AddRelative } from '../../src/modules/people/commands/add-relative.js';
import { OpenAccount, type NewAccount } from '../../src/modules/people/commands/open-account.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import type { Section } from '../../src/modules/setup/tables/section.entity.js';
import type { NewEntry } from '../../src/modules/setup/tables/setup-entry.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import type { Tokens } from '../../src/platform/auth/tokens.js';
import type { Sql } from '../../src/platform/database/connect.js';
import type { BarnTransaction } from '../../src/platform/event-store/barn-transaction.js';
import type { BarnTransactions } from '../../src/platform/event-store/barn-transactions.js';
import type { BarnCommandClass } from '../../src/platform/messages/barn-command.js';
import type { BarnReader } from '../../src/platform/messages/barn-reader.js';
import type { FamilyPart } from '../../src/platform/tenancy/family-part.js';
import { SYSTEM } from '../../src/platform/tenancy/actor.js';
import type { Call, SignedIn } from './requests.js';

export interface Parts {
  bus: CommandBus;
  transactions: BarnTransactions;
  barns: BarnReader;
  tokens: Tokens;
}
interface Planned {
  lesson: { id: string };
  LessonStudents: { lesson_person_id: string; student_id: string }[];
}
export type BarnWishes = Partial<NewFarm> & { section?: Partial<NewEntry<Section>> };

/** Everybody's password in tests. */
export const PASSWORD = 'Leadline2026';
let hashed: Promise<string> | undefined;
const passwordHash = () => (hashed ??= hashPassword(PASSWORD));

/** What staff with a role usually hold in tests. */
const USUAL = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ACCESS_DAYSHEET'];
let counter = 0;

/** Again where others were in the way: nothing was done, and how busy this machine is shall decide nothing. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as { code?: string }).code !== 'busy') throw error;
    }
  }
}

/** Opens a barn through its commands, complete enough to plan a lesson in. */
export async function openBarn(parts: Parts, call: Call, { section, ...farm }: BarnWishes) {
  const farmId = await parts.bus.execute(new OpenFarm({ farmName: 'Maple Hill', ...farm }));
  const context = { farmId, actor: SYSTEM };
  const run = <Input, Result>(command: BarnCommandClass<Input, Result>, input: Input) =>
    patiently(() => parts.bus.execute(new command(context, input)));
  /** Work of a test's own in a transaction of this barn. */
  const during = <Result>(work: (barn: BarnTransaction) => Promise<Result>) =>
    parts.transactions.run(context, 'test', work);
  const read = <T>(ask: (sql: Sql) => Promise<T>) => parts.barns.read(farmId, ask);

  const newLogin = async (
    personId: string,
    userType: 'ADM' | 'INS' | 'STU',
    roleId?: string,
    family?: NewLogin['family'],
  ) => {
    const email = `${userType.toLowerCase()}-${++counter}-${farmId.slice(-6)}@barn.test`;
    const loginId = await run(CreateLogin, {
      personId,
      email,
      userType,
      roleId,
      family,
      passwordHash: await passwordHash(),
    });
    const token = parts.tokens.issue({
      sub: loginId,
      role_id: roleId ?? null,
      user_type_code: userType,
      user_person_id: personId,
      username: email,
      farm_id: farmId,
      token_version: 1,
    });
    return { loginId, personId, email, token };
  };
  const newAdmin = async () => newLogin(await run(AddAdministrator, { firstName: 'Ada', lastName: 'Minister' }), 'ADM');
  const newRole = async (permissions: readonly string[], roleName = 'Staff') => {
    const roleId = await run(roles.Create, { roleName });
    await run(SetRolePermissions, { roleId, permissions, held: true });
    return roleId;
  };
  /** An instructor with a login whose role holds the given permissions. */
  const newInstructor = async ({
    permissions = USUAL,
    firstName = 'Ines',
  }: { permissions?: readonly string[]; firstName?: string } = {}) => {
    const hired = await run(Hire, { firstName, lastName: 'Tructor' });
    const roleId = await newRole(permissions);
    return { ...hired, roleId, ...(await newLogin(hired.personId, 'INS', roleId)) };
  };
  /** A family: the holder's login and so many riders. */
  const newFamily = async ({ students = 2, ...account }: Partial<NewAccount> & { students?: number } = {}) => {
    const holder = { firstName: 'Paula', lastName: `Rent ${++counter}`, contactEmail: `family-${counter}@home.test` };
    const members = Array.from({ length: students }, (_, i) => ({
      firstName: `Rider ${i + 1}`,
      lastName: holder.lastName,
    }));
    const opened = await run(OpenAccount, { holder, members, ...account });
    return {
      ...opened,
      studentIds: opened.riders.map((rider) => rider.studentId),
      ...(await newLogin(opened.personId, 'STU')),
    };
  };
  /** Somebody of a family with a sign-in of their own; a teen is its first rider. */
  const newRelative = async (
    { personId: accountId, riders }: { personId: string; riders: readonly { personId: string }[] },
    part: FamilyPart,
    { mayBuy = false, getsMails = false }: { mayBuy?: boolean; getsMails?: boolean } = {},
  ) => {
    const name = { firstName: `Rela ${++counter}`, lastName: 'Tive' };
    const own = part === 'teen' ? riders[0]?.personId : await run(AddRelative, { ...name, accountId });
    if (!own) throw new Error('A teen is a rider.');
    return newLogin(own, 'STU', undefined, { part, mayBuy, getsMails });
  };
  const newHorse = (horseName: string) => run(CreateHorse, { horseName });

  const [programType] = await read((sql) => sql<{ id: string }[]>`select program_type_id as id from program_type`);
  const programTypeId = (programType as { id: string }).id;
  const newProgram = (programName = 'Group lessons') => run(programs.Create, { programName, programTypeId });
  const newLocation = (locationName = 'Indoor arena') => run(locations.Create, { locationName });
  const [admin, instructor, family] = [await newAdmin(), await newInstructor(), await newFamily()];
  const [programId, locationId] = [await newProgram(), await newLocation()];
  const newSection = (details: Partial<NewEntry<Section>> = {}) =>
    run(sections.Create, {
      sectionName: 'Beginners',
      duration: 60,
      maxEnrollment: 4,
      programId,
      locationId,
      instructorId: instructor.instructorId,
      ...details,
    });

  const sectionId = await newSection(section);

  return {
    farmId,
    admin,
    instructor,
    family,
    programTypeId,
    programId,
    locationId,
    sectionId,
    horseIds: [await newHorse('Biscuit'), await newHorse('Juniper')],
    run,
    during,
    read,
    newLogin,
    newAdmin,
    newRole,
    newInstructor,
    newFamily,
    newRelative,
    newHorse,
    newProgram,
    newLocation,
    newSection,
    /** What the administrator's call answers when a lesson is planned, with the family's riders unless others are told. */
    planLesson: async (details: object = {}) => {
      const { body } = await call<Planned>(admin, 'POST', 'lessons/createSingleLesson', {
        section_id: sectionId,
        title: 'Beginner group',
        start: '2026-11-24 16:00',
        students: family.studentIds,
        ...details,
      });
      return body;
    },
    /** Calls as one of the barn's people. */
    call: (who: SignedIn, ...rest: Parameters<Call> extends [unknown, ...infer Rest] ? Rest : never) =>
      call(who, ...rest),
    /** The barn's log, oldest first. */
    log: () =>
      read(
        (sql) =>
          sql<
            {
              position: number;
              stream: string;
              type: string;
              data: Record<string, unknown>;
              metadata: Record<string, unknown>;
            }[]
          >`select position, stream, type, data, metadata from event order by position`,
      ),
    newId: uuid,
  };
}

export type TestBarn = Awaited<ReturnType<typeof openBarn>>;
