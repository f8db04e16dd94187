import 'reflect-metadata';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { getDataSourceToken } from '@nestjs/typeorm';
import { dayFromNow } from './days.mjs';
import { backend } from './stage.mjs';

export { dayFromNow };

const part = (name) => import(backend(name));
const { AppModule, moduleDescriptions } = await part('app.module');
const { CONFIG, readConfig } = await part('platform/config/config');
const { connect, poolOf } = await part('platform/database/connect');
const { BarnDatabase, PlatformDatabase } = await part('platform/database/databases');
const { BARN_ROLE, roleUrl } = await part('platform/database/roles');
const { BarnReader } = await part('platform/messages/barn-reader');
const { Registry } = await part('platform/event-store/registry');
const { Tokens } = await part('platform/auth/tokens');
const { SYSTEM } = await part('platform/tenancy/actor');

export const registry = new Registry(moduleDescriptions);

/** The product's own application on a stage's database, without HTTP: for filling it, and for what is measured inside of it. */
export async function productOn({ env, databaseUrl, secret }, { poolSize = 4, wrap = (pool) => pool } = {}) {
  const barnUrl = roleUrl(databaseUrl, BARN_ROLE, secret);
  const app = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(CONFIG)
    .useValue({ ...readConfig(env), poolSize })
    .overrideProvider(BarnDatabase)
    .useFactory({
      inject: [getDataSourceToken()],
      factory: (source) => new BarnDatabase(wrap(poolOf(source, barnUrl))),
    })
    .compile();
  await app.init();
  const owner = connect(databaseUrl, 2);
  return {
    pool: app.get(BarnDatabase).sql,
    platform: app.get(PlatformDatabase).sql,
    owner,
    bus: app.get(CommandBus),
    queries: app.get(QueryBus),
    registry,
    barns: app.get(BarnReader),
    tokens: app.get(Tokens),
    barnUrl,
    close: () => Promise.all([app.close(), owner.end()]),
  };
}

const { OpenFarm } = await part('modules/farms/commands/open-farm');
const { locations: locationList, programs, sections } = await part('modules/setup/commands/setup-lists');
const { CreateHorse } = await part('modules/horses/commands/create-horse');
const { AddAdministrator, Hire } = await part('modules/people/commands/hire');
const { OpenAccount } = await part('modules/people/commands/open-account');
const { CreateLogin } = await part('modules/identity/commands/create-login');
const { AddProduct } = await part('modules/billing/commands/add-product');
export const { PurchasePackages } = await part('modules/billing/commands/purchase-packages');
const { PlanSeries } = await part('modules/scheduling/commands/plan-series');
export const { EnrolStudent } = await part('modules/enrollment/commands/enrol-student');

const FAMILY = 6;
let barnsMade = 0;

/** `YYYY-MM-DD` so many days from now. */

/**
 * A barn with its lists, an administrator, four instructors, ten horses and riders in families of six, each rider with one package
 * of `units`. Mails are off unless told.
 */
export async function newBarn(product, { riders = FAMILY, units = 10, mails = false } = {}) {
  const n = ++barnsMade;
  const told = mails ? 1 : 0;
  const farmId = await product.bus.execute(
    new OpenFarm({
      farmName: `Barn ${n}`,
      timeZone: 'America/Toronto',
      preferences: { send_reminders: 0, send_notifications: told, send_cancellation_notifications: told },
    }),
  );
  const run = (Command, input) => product.bus.execute(new Command({ farmId, actor: SYSTEM }, input));
  const [{ program_type_id: programTypeId }] = await product.barns.read(
    farmId,
    (sql) => sql`select program_type_id from program_type`,
  );
  const programId = await run(programs.Create, { programName: 'Riding school', programTypeId });
  const locations = [];
  for (const locationName of ['Indoor arena', 'Outdoor ring', 'Small ring'])
    locations.push(await run(locationList.Create, { locationName }));
  const instructors = [];
  const colours = await product.platform`select colour_id from colour order by color_name`;
  for (const [i, firstName] of ['Maya', 'Tom', 'Ingrid', 'Samuel'].entries())
    instructors.push(
      (await run(Hire, { firstName, lastName: 'Teacher', colourId: colours[i].colour_id })).instructorId,
    );
  const horses = [];
  for (let i = 0; i < 10; i++) horses.push(await run(CreateHorse, { horseName: `Horse ${i}` }));
  const sectionId = await run(sections.Create, {
    sectionName: 'Novice group',
    duration: 60,
    maxEnrollment: 12,
    programId,
    locationId: locations[0],
    instructorId: instructors[0],
  });
  const adminPerson = await run(AddAdministrator, { firstName: 'Ada', lastName: 'Minister' });
  const email = `admin-${n}-${farmId.slice(-6)}@bench.test`;
  const loginId = await run(CreateLogin, { personId: adminPerson, email, userType: 'ADM', passwordHash: 'none' });
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
    (await run(AddProduct, {
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
    const account = await run(OpenAccount, {
      holder: { firstName: 'Paula', lastName: `Family ${i / FAMILY}`, contactEmail: `family-${n}-${i}@home.test` },
      members,
    });
    const studentIds = account.riders.map((rider) => rider.studentId);
    if (productId)
      await run(PurchasePackages, {
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
  barn.run(PlanSeries, {
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

/** As many series, spread over the days and hours of a week, each with four riders. Answers their lessons. */
export async function newSeriesOverAWeek(barn, howMany, rest = {}) {
  const lessons = [];
  for (let i = 0; i < howMany; i++) {
    const [first, time] = [dayFromNow(2 + (i % 7)), `${String(8 + (i % 12)).padStart(2, '0')}:00`];
    const studentIds = Array.from({ length: 4 }, (_, k) => barn.students[(i + k) % barn.students.length]);
    lessons.push(...(await newSeries(barn, { first, time, instructor: i, studentIds, ...rest })));
  }
  return lessons;
}

/** What the planner knows is brought up to date, and the log of the filling is written away before anything is measured. */
export async function settle({ owner }) {
  await owner`vacuum analyze`;
  await owner`checkpoint`;
}
