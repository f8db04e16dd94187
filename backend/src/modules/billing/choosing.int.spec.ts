import fc from 'fast-check';
import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { AddProduct } from './commands/add-product.js';
import { AssignProgram } from './commands/assign-program.js';
import { candidatePackages, choosePackage } from './contracts.js';
import { allocate } from './domain/allocation.js';
import { packageStream } from './domain/package.js';
import type { PackageEvent } from './events.js';
import { candidate, place, purchased } from './test/samples.js';

const day = (n: number) => `2026-12-${String(n).padStart(2, '0')}`;
const DAYS = [3, 4, 5, 6].map(day);
const STUDENTS = 12;

/** What is announced, what is drawn from and what the rule says must be one package, whatever a student holds or a sibling shares. C02 */
describe('the package that pays', () => {
  let app: TestApp;
  let barn: TestBarn;
  let families: string[][];
  let products: { productId: string; programs: string[] }[];
  let lessons: { id: string; lessonDate: string; programId: string }[];
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ section: { maxEnrollment: STUDENTS } });
    families = [];
    for (let i = 0; i < STUDENTS; i++) families.push((await barn.newFamily()).studentIds);
    const jumping = await barn.newProgram('Jumping');
    const sections = [
      { sectionId: barn.sectionId, programId: barn.programId, time: '10:00' },
      {
        sectionId: await barn.newSection({ sectionName: 'Jumping', programId: jumping, maxEnrollment: STUDENTS }),
        programId: jumping,
        time: '14:00',
      },
    ];
    products = [];
    for (const programs of [[], [barn.programId], [jumping], [barn.programId, jumping]]) {
      const details = { productName: 'Lessons', priceMinor: 100, productCount: 1, expiresIn: 1 };
      const productId = await barn.run(AddProduct, details);
      for (const programId of programs) await barn.run(AssignProgram, { productId, programId, assigned: true });
      products.push({ productId, programs });
    }
    lessons = [];
    for (const lessonDate of DAYS)
      for (const { sectionId, programId, time } of sections) {
        const start = `${lessonDate} ${time}`;
        const { body } = await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
          section_id: sectionId,
          start,
        });
        lessons.push({ id: body.lesson.id, lessonDate, programId });
      }
  });

  const dayAround = fc.integer({ min: 1, max: 8 }).map(day);
  const holding = fc.record({
    kind: fc.constantFrom('package', 'package', 'package', 'adjustment', 'makeup', 'credit'),
    product: fc.nat(3),
    isTracked: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    isSiblings: fc.boolean(),
    isShared: fc.boolean(),
    startCount: fc.integer({ min: 1, max: 3 }),
    used: fc.nat(3),
    purchaseDate: dayAround,
    validity: fc.tuple(dayAround, dayAround).map(([a, b]) => (a < b ? [a, b] : [b, a])),
  });
  type Holding = typeof holding extends fc.Arbitrary<infer T> ? T : never;

  /** A package that somebody holds: how it comes to be in the log, and what it is to whoever chooses. */
  function given(family: readonly string[], { kind, product, validity, ...of }: Holding) {
    const [studentId, mate] = (of.isSiblings ? family.toReversed() : family) as [string, string];
    const { productId, programs } = products[product]!;
    const [startDate, expiryDate] = validity as [string, string];
    const packageId = barn.newId();
    const dates = { startDate, expiryDate, purchaseDate: of.purchaseDate };
    // What cancellations give is one lesson, and always counted.
    const isGift = kind === 'makeup' || kind === 'credit';
    const units = isGift ? { startCount: 1, isTracked: true } : { startCount: of.startCount, isTracked: of.isTracked };
    const isShared = of.isShared && !isGift && units.isTracked;
    const drawn = units.isTracked ? Math.min(of.used, units.startCount) : 0;
    const data = { packageId, studentId, productId, paymentId: null, ...dates };
    const gift = {
      ...purchased(data).data,
      ...dates,
      issuedFor: barn.newId(),
      missedDate: day(1),
      missedTitle: 'Missed',
    };
    const issued = (): PackageEvent => {
      if (kind === 'makeup') return { type: 'billing.MakeupIssued', data: gift };
      if (kind === 'credit') return { type: 'billing.CreditIssued', data: { ...gift, priceMinor: -100 } };
      return purchased({ ...data, ...units, kind, isShared });
    };
    const draw = (): PackageEvent => ({
      type: 'billing.PackageDebited',
      data: { packageId, studentId, lessonPersonId: barn.newId(), lessonId: barn.newId() },
    });
    return {
      events: [issued(), ...Array.from({ length: drawn }, draw)],
      model: candidate({
        packageId,
        studentId,
        kind,
        programs,
        isShared,
        sharedWith: isShared ? [mate] : [],
        ...dates,
        ...units,
        unitsLeft: units.startCount - drawn,
      }),
    };
  }

  it('is the same for who announces it, who draws from it and who wrote the rule', async () => {
    const left = [...families];
    const someLesson = fc.nat(DAYS.length * 2 - 1);
    await fc.assert(
      fc.asyncProperty(fc.array(holding, { maxLength: 7 }), someLesson, async (holdings, chosenLesson) => {
        const family = left.pop();
        const studentId = family?.[0];
        if (!studentId) throw new Error('Each run has a family of its own.');
        const held = holdings.map((one) => given(family, one));
        await barn.during(async (transaction) => {
          for (const { events, model } of held) transaction.begin(packageStream, model.packageId, events);
        });

        const models = held.map(({ model }) => model);
        const rule = lessons.map((lesson) => {
          const [drawn] = allocate([place({ ...lesson, studentId })], models);
          return drawn?.data.packageId ?? null;
        });
        const loaded = await barn.read((sql) =>
          candidatePackages(sql, barn.farmId, sql`(select ${studentId}::uuid)`, DAYS[0]!),
        );
        expect(lessons.map((lesson) => choosePackage(loaded, { ...lesson, studentId })?.packageId ?? null)).toEqual(
          rule,
        );

        const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', {
          view: 'booking',
          date1: DAYS[0],
          date2: DAYS.at(-1),
          filters: JSON.stringify({ student_id: studentId }),
        });
        const announced = body.events as { id: string; covered_by: { item_id: string } | null }[];
        expect(
          lessons.map(({ id }) => announced.find((lesson) => lesson.id === id)?.covered_by?.item_id ?? null),
        ).toEqual(rule);

        const { body: booked } = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
          lesson_date_time_id: lessons[chosenLesson]!.id,
          student_id: studentId,
        });
        expect(booked.lessonPerson.item_id).toBe(rule[chosenLesson]);
      }),
      { numRuns: STUDENTS, endOnFailure: true },
    );
  });
});
