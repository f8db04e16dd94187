import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import {
  closedDays,
  discounts,
  levels,
  skills,
  tacks,
  tasks,
  terms,
} from '../../src/modules/setup/commands/setup-lists.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const OPEN = [
  'keeps_emergency_cards',
  'asks_photo_consent',
  'clients_can_book_lessons',
  'clients_can_book_makeups',
  'clients_can_cancel',
  'clients_can_register',
  'has_waiting_lists',
  'takes_enquiries',
  'guests_ask',
  'can_sign_waivers',
  'can_use_invoices',
  'send_notifications',
  'send_cancellation_notifications',
  'use_roles',
];

/** A barn with enough people, horses, sections and products that things can meet, and with everything switched on. */
export async function populate(barn: TestBarn, { config, clock }: Pick<TestApp, 'config' | 'clock'>) {
  for (const field of OPEN) await barn.run(ChangePreference, { field, value: 1 });
  const families = [barn.family];
  for (let i = 0; i < 5; i++) families.push(await barn.newFamily({ students: 3 }));
  const horses = [...barn.horseIds];
  for (const name of ['Comet', 'Dandelion', 'Echo', 'Flint']) horses.push(await barn.newHorse(name));
  const jumping = await barn.newProgram('Jumping');
  const sections = [
    barn.sectionId,
    await barn.newSection({ sectionName: 'Jumping', programId: jumping, maxEnrollment: 2 }),
    await barn.newSection({ sectionName: 'Open', maxEnrollment: 12 }),
  ];
  const single = await barn.newSection({ sectionName: 'One rider', maxEnrollment: 1 });
  const products = [
    await barn.run(AddProduct, {
      productName: '10 lessons',
      priceMinor: 45_000,
      productCount: 10,
      expiresIn: 120,
      isTracked: true,
      taxPercent: 0.13,
    }),
    await barn.run(AddProduct, {
      productName: 'One lesson',
      priceMinor: 5000,
      productCount: 1,
      expiresIn: 30,
      isTracked: true,
    }),
    await barn.run(AddProduct, {
      productName: 'Helmet hire',
      priceMinor: 300,
      productCount: 0,
      expiresIn: 30,
      isTracked: false,
    }),
    await barn.run(AddProduct, {
      productName: 'Once a week',
      priceMinor: 12_000,
      expiresIn: 31,
      coverage: 'weekly',
      perWeek: 1,
    }),
    await barn.run(AddProduct, {
      productName: 'Family card',
      priceMinor: 30_000,
      productCount: 8,
      expiresIn: 60,
      isShared: true,
      depositMinor: 5000,
      instalments: 3,
    }),
    await barn.run(AddProduct, { productName: 'Unlimited', priceMinor: 20_000, expiresIn: 31, coverage: 'unlimited' }),
  ];
  /** What it costs is what a single lesson costs. */
  const billed = await barn.newSection({ sectionName: 'Billed later', maxEnrollment: 1, productId: products[1] });
  const ticket = { priceMinor: 6000, productCount: 1, expiresIn: 365, isTracked: true, taxPercent: 0.13 };
  const monthly = { productName: 'Monthly', priceMinor: 9000, productCount: 4, expiresIn: 31, isTracked: true };
  const [farm] = await barn.read((sql) => sql<{ public_id: string }[]>`select public_id from farm`);
  const payers = await barn.newFamily({ students: 1 });
  const student = (family: (typeof families)[number]) =>
    family.studentIds.map((studentId) => ({
      studentId,
      accountHolderId: family.personId,
      personId: family.riders.find((rider) => rider.studentId === studentId)?.personId ?? family.personId,
      parent: actor('STU', family),
    }));
  /** By which the public page's forms are made. */
  const forms = { farmId: barn.farmId, secret: config.secret, now: () => clock.now() };
  const beginner = await barn.run(levels.Create, { levelName: 'Beginner', levelOrder: 1 });
  return {
    forms,
    admin: actor('ADM', barn.admin),
    students: families.flatMap(student),
    publicId: farm?.public_id ?? '',
    /** Stands on the paper alone. */
    voucherCode: async (voucherId: string) => {
      const cards = await barn.read(
        (sql) => sql<{ code: string }[]>`select code from voucher_card where voucher_id = ${voucherId}`,
      );
      return cards[0]?.code ?? '';
    },
    /** May be paid by instalments. */
    planned: products[4] ?? '',
    /** Renews by itself. */
    monthly: await barn.run(AddProduct, { ...monthly, isAuto: true }),
    /** Rides and buys in `refundDeeds` alone, and nobody changes what. */
    payer: {
      studentId: payers.studentIds[0] ?? '',
      accountHolderId: payers.personId,
      productId: await barn.run(AddProduct, { productName: 'A ticket', ...ticket }),
    },
    parents: families.map((family) => actor('STU', family)),
    horses,
    sections,
    /** Has one place, and lessons of `placeDeeds` alone. */
    single,
    /** Has lessons of `placeDeeds` alone, which nothing covers. */
    billed,
    products,
    role: barn.instructor.roleId,
    instructorLogin: barn.instructor.loginId,
    instructorActor: actor('INS', barn.instructor),
    instructorPerson: barn.instructor.personId,
    program: barn.programId,
    programType: barn.programTypeId,
    location: barn.locationId,
    levels: [beginner, await barn.run(levels.Create, { levelName: 'Novice', levelOrder: 2 })],
    skill: await barn.run(skills.Create, { skillName: 'Rising trot', levelId: beginner }),
    tack: await barn.run(tacks.Create, { tackName: 'Saddle' }),
    task: await barn.run(tasks.Create, { taskName: 'Leading' }),
    closedDay: await barn.run(closedDays.Create, { closedDayName: 'Show', firstDay: '2029-01-01' }),
    code: await barn.run(discounts.Create, { title: 'Spring', kind: 'code', code: 'SPRING', amountOff: 3 }),
    term: await barn.run(terms.Create, { termName: 'Winter', firstDay: '2029-01-01', lastDay: '2029-03-30' }),
    instructors: [barn.instructor.instructorId, (await barn.newInstructor()).instructorId],
  };
}

const actor = (userType: Actor['userType'], { loginId, personId }: { loginId: string; personId: string }): Actor => ({
  loginId,
  personId,
  userType,
  permissions: new Set(),
});
