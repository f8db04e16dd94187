import { AddProduct } from '../modules/billing/commands/add-product.js';
import { AssignProgram } from '../modules/billing/commands/assign-program.js';
import { OpenFarm } from '../modules/farms/commands/open-farm.js';
import { AssignSectionHorse } from '../modules/setup/commands/assign-to-section.js';
import * as setup from '../modules/setup/commands/setup-lists.js';
import { CreateHorse } from '../modules/horses/commands/create-horse.js';
import { CreateLogin } from '../modules/identity/commands/create-login.js';
import { AddAdministrator, Hire } from '../modules/people/commands/hire.js';
import type { BarnFacts } from './facts.js';
import type { HerdHorse } from './horse-match.js';
import { Seeder, type Tools } from './seeder.js';

/** Ids by the keys of the facts. */
export interface BarnIds {
  sections: Map<string, string>;
  products: Map<string, string>;
  /** By program: a package pays for lessons of one only. */
  programs: Map<string, string>;
  staff: Map<string, string>;
  locations: Map<string, string>;
  tasks: Map<string, string>;
  horses: HerdHorse[];
}

async function byKey<Row extends { key: string }>(rows: readonly Row[], add: (row: Row) => Promise<string>) {
  const ids = new Map<string, string>();
  for (const row of rows) ids.set(row.key, await add(row));
  return ids;
}
/** Stops the seed if the facts name something that does not exist. */
export function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The facts name ${key}, which is nowhere.`);
  return id;
}

/** Everything before the first family. Mails stay off until the history is written. */
export async function openBarn(tools: Tools, facts: BarnFacts): Promise<{ seeder: Seeder; ids: BarnIds }> {
  const { farmName, ...barn } = {
    farmName: facts.name,
    countryCode: facts.countryCode,
    timeZone: facts.timeZone,
    currencyCode: facts.currencyCode,
    currencySymbol: facts.currencySymbol,
  };
  const quiet = { send_reminders: 0, send_notifications: 0, send_cancellation_notifications: 0 };
  // Switched on later, which gives the barn its kinds of care.
  const notYet = { has_horse_care: 0 };
  const preferences = {
    ...facts.preferences,
    email: facts.email,
    address: facts.address,
    address2: facts.address2,
    ...quiet,
    ...notYet,
  };
  const farmId = await tools.bus.execute(new OpenFarm({ farmName, ...barn, preferences }));
  const seeder = new Seeder(tools, farmId, facts.timeZone);
  const { run } = seeder;

  const given = await tools.barns.read(
    farmId,
    async (sql) =>
      sql<{ key: string; id: string }[]>`select program_type_name as key, program_type_id as id from program_type`,
  );
  const types = await byKey(
    [...new Set(facts.programs.map((program) => program.type))].map((key) => ({ key })),
    async ({ key }) =>
      given.find((type) => type.key === key)?.id ?? run(setup.programTypes.Create, { programTypeName: key }),
  );
  const programs = await byKey(facts.programs, ({ name, description, type }) =>
    run(setup.programs.Create, { programName: name, programDesc: description, programTypeId: idOf(types, type) }),
  );
  const locations = await byKey(facts.locations, ({ name, description }) =>
    run(setup.locations.Create, { locationName: name, locationDescription: description }),
  );
  await byKey(facts.tacks, ({ name, description }) =>
    run(setup.tacks.Create, { tackName: name, tackDescription: description }),
  );
  const tasks = await byKey(facts.tasks, ({ name, description }) =>
    run(setup.tasks.Create, { taskName: name, taskDescription: description }),
  );
  const products = await byKey(
    facts.products,
    async ({ name, description, program, price, count, validDays, purchaseOnline, taxPercent }) => {
      const productId = await run(AddProduct, {
        productName: name,
        productDesc: description,
        priceMinor: Math.round(Number(price) * 100),
        productCount: count,
        expiresIn: validDays,
        purchaseOnline,
        taxPercent,
      });
      await run(AssignProgram, { productId, programId: idOf(programs, program), assigned: true });
      return productId;
    },
  );
  const staff = await hireStaff(seeder, facts);
  const sections = await byKey(facts.sections, (section) =>
    run(setup.sections.Create, {
      sectionName: section.name,
      duration: section.duration,
      maxEnrollment: section.maxRiders,
      programId: idOf(programs, section.program),
      instructorId: idOf(staff, section.instructor),
      locationId: idOf(locations, section.location),
      productId: idOf(products, section.single),
    }),
  );
  const tackNames = new Map(facts.tacks.map(({ key, name }) => [key, name]));
  const horses: HerdHorse[] = [];
  for (const { name, height, colour, born, gender, tack, markings, note, levels, maxKg, riderCm } of facts.horses)
    horses.push({
      levels,
      maxKg,
      riderCm,
      horseId: await run(CreateHorse, {
        horseName: name,
        height,
        color: colour,
        yearBorn: born,
        gender,
        markings: `${markings ? `${markings}. ` : ''}${note}. Up to ${maxKg} kg`,
        tack: tack && (tackNames.get(tack) ?? tack),
      }),
    });
  // Where all riders are alike, their lessons offer the horses for such riders first.
  for (const { key, levels } of facts.sections.filter((section) => section.levels.length === 1))
    for (const { horseId } of horses.filter((horse) => levels.some((level) => horse.levels.includes(level))))
      await run(AssignSectionHorse, { sectionId: idOf(sections, key), id: horseId, assigned: true });
  return { seeder, ids: { sections, products, programs, staff, locations, tasks, horses } };
}

async function instructorsRole(ask: Seeder['ask']) {
  const [role] = await ask<{ role_id: string }[]>(
    (sql) => sql`select role_id from role where role_name = 'Instructor'`,
  );
  if (!role) throw new Error('The barn began without the role of its instructors.');
  return role.role_id;
}

async function hireStaff({ run, ask, tools: { passwordHash } }: Seeder, facts: BarnFacts) {
  const colours = new Map(
    (
      await ask<{ colour_id: string; color_name: string }[]>(
        (sql) => sql`select colour_id, color_name from colour order by color_name`,
      )
    ).map((row) => [row.color_name, row.colour_id]),
  );
  const spare = [...colours.values()];
  const roleId = await instructorsRole(ask);
  const { administrator } = facts.demo;
  const adminId = await run(AddAdministrator, {
    firstName: administrator.firstName,
    lastName: administrator.lastName,
    contactEmail: administrator.login,
  });
  await run(CreateLogin, { personId: adminId, email: administrator.login, userType: 'ADM', passwordHash });
  return byKey(
    [...facts.instructors, ...facts.helpers].map((person, i) => ({ ...person, i })),
    async ({ firstName, lastName, login, availability, colourName, i }) => {
      const { personId, instructorId } = await run(Hire, {
        firstName,
        lastName,
        contactEmail: login,
        availability,
        colourId: colours.get(colourName) ?? spare[i % spare.length],
      });
      if (login) await run(CreateLogin, { personId, email: login, userType: 'INS', roleId, passwordHash });
      return instructorId;
    },
  );
}
