import 'reflect-metadata';
import { backend } from './stage.mjs';

const part = (name) => import(backend(name));
const { SettableClock } = await part('platform/clock/clock');
const { connect } = await part('platform/database/connect');
const { BARN_ROLE, PLATFORM_ROLE, roleUrl } = await part('platform/database/roles');
const { Commands } = await part('platform/event-store/commands');
const { BarnReader } = await part('platform/event-store/read-barn');
const { Registry } = await part('platform/event-store/registry');
const { Tokens } = await part('platform/auth/tokens');
const { SYSTEM } = await part('platform/tenancy/actor');
const { moduleDescriptions } = await part('app.module');

export const registry = new Registry(moduleDescriptions);

/** The product's own commands on a stage's database, called from the benchmark: for filling it, and for what is measured without HTTP. */
export function productOn({ databaseUrl, secret }, { poolSize = 4, wrap = (pool) => pool } = {}) {
  const pool = wrap(connect(roleUrl(databaseUrl, BARN_ROLE, secret), poolSize));
  const platform = connect(roleUrl(databaseUrl, PLATFORM_ROLE, secret), 2);
  const owner = connect(databaseUrl, 2);
  const clock = new SettableClock(new Date());
  const commands = new Commands(pool, registry, clock);
  return {
    pool,
    platform,
    owner,
    clock,
    commands,
    registry,
    barns: new BarnReader(pool),
    tokens: new Tokens(secret),
    barnUrl: roleUrl(databaseUrl, BARN_ROLE, secret),
    close: () => Promise.all([pool.end(), platform.end(), owner.end()]),
  };
}

const { openFarm } = await part('modules/farms/commands/open-farm');
const { createProgram } = await part('modules/setup/commands/programs');
const { createLocation } = await part('modules/setup/commands/locations');
const { createSection } = await part('modules/setup/commands/sections');
const { createHorse } = await part('modules/horses/commands/create-horse');
const { addAdministrator, hire } = await part('modules/people/commands/hire');
const { openAccount } = await part('modules/people/commands/open-account');
const { createLogin } = await part('modules/identity/commands/create-login');
const { addProduct } = await part('modules/billing/commands/add-product');
const { purchasePackages } = await part('modules/billing/commands/purchase-packages');
const { planSeries } = await part('modules/scheduling/commands/plan-series');
export const { EnrolStudent } = await part('modules/enrollment/commands/enrol-student');
export { planSeries };

const FAMILY = 6;
let barnsMade = 0;

/** `YYYY-MM-DD` so many days from now. */
export const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A barn with its lists, an administrator, four instructors, ten horses and riders in families of six, each rider with one package
 * of `units`. Mails are off unless told.
 */
export async function newBarn(product, { riders = FAMILY, units = 10, mails = false } = {}) {
  const n = ++barnsMade;
  const told = mails ? 1 : 0;
  const farmId = await openFarm(product, {
    farmName: `Barn ${n}`,
    timeZone: 'America/Toronto',
    preferences: { send_reminders: 0, send_notifications: told, send_cancellation_notifications: told },
  });
  const run = (command, input) => product.commands.execute({ farmId, actor: SYSTEM }, command, input);
  const [{ program_type_id: programTypeId }] = await product.barns.read(
    farmId,
    (sql) => sql`select program_type_id from program_type`,
  );
  const programId = await run(createProgram, { programName: 'Riding school', programTypeId });
  const locations = [];
  for (const locationName of ['Indoor arena', 'Outdoor ring', 'Small ring'])
    locations.push(await run(createLocation, { locationName }));
  const instructors = [];
  const colours = await product.platform`select colour_id from colour order by color_name`;
  for (const [i, firstName] of ['Maya', 'Tom', 'Ingrid', 'Samuel'].entries())
    instructors.push(
      (await run(hire, { firstName, lastName: 'Teacher', colourId: colours[i].colour_id })).instructorId,
    );
  const horses = [];
  for (let i = 0; i < 10; i++) horses.push(await run(createHorse, { horseName: `Horse ${i}` }));
  const sectionId = await run(createSection, {
    sectionName: 'Novice group',
    duration: 60,
    maxEnrollment: 12,
    programId,
    locationId: locations[0],
    instructorId: instructors[0],
  });
  const adminPerson = await run(addAdministrator, { firstName: 'Ada', lastName: 'Minister' });
  const email = `admin-${n}-${farmId.slice(-6)}@bench.test`;
  const loginId = await run(createLogin, { personId: adminPerson, email, userType: 'ADM', passwordHash: 'none' });
  const token = product.tokens.issue({
    sub: loginId,
    role_id: null,
    user_type_code: 'ADM',
    user_person_id: adminPerson,
    username: email,
    farm_id: farmId,
    token_version: 1,
  });
  const barn = {
    farmId,
    run,
    programId,
    locations,
    instructors,
    horses,
    sectionId,
    loginId,
    adminPerson,
    email,
    token,
    students: [],
  };
  const productId =
    units &&
    (await run(addProduct, {
      productName: `${units} lessons`,
      productDesc: '',
      priceMinor: 45_000,
      productCount: units,
      expiresIn: 800,
      purchaseOnline: false,
      taxPercent: 0,
    }));
  for (let i = 0; i < riders; i += FAMILY) {
    const members = Array.from({ length: Math.min(FAMILY, riders - i) }, (_, k) => ({
      firstName: `Rider ${i + k}`,
      lastName: `Family ${i / FAMILY}`,
    }));
    const account = await run(openAccount, {
      holder: { firstName: 'Paula', lastName: `Family ${i / FAMILY}`, contactEmail: `family-${n}-${i}@home.test` },
      members,
    });
    const studentIds = account.riders.map((rider) => rider.studentId);
    if (productId)
      await run(purchasePackages, {
        by: 'cash',
        accountHolderId: account.personId,
        lines: studentIds.map((studentId) => ({ productId, studentId })),
      });
    barn.students.push(...studentIds);
  }
  return barn;
}

/** A weekly series, or one of another rhythm, with some riders in it. Returns the lessons' ids in order. */
export const newSeries = (
  barn,
  { first, time = '16:00', count = 52, studentIds = [], period = 'weeks', instructor = 0 },
) =>
  barn.run(planSeries, {
    sectionId: barn.sectionId,
    instructorId: barn.instructors[instructor % 4],
    locationId: barn.locations[instructor % 3],
    start: { date: first, time },
    studentIds,
    horseIds: [],
    extraStaff: [],
    notify: false,
    recurrence: { frequency: 1, period, end: { type: 'after', count } },
  });

/** What the planner knows is brought up to date, and the log of the filling is written away before anything is measured. */
export async function settle({ owner }) {
  await owner`vacuum analyze`;
  await owner`checkpoint`;
}
