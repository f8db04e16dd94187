import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { PlanSeries } from '../../src/modules/scheduling/commands/plan-series.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import type { TestApp } from '../support/test-app.js';
import type { BarnWishes } from '../support/test-barn.js';

const CLIENTS_MAY = {
  clients_can_cancel: 1,
  clients_can_book_lessons: 1,
  clients_can_book_makeups: 1,
  cancel_notice_hours: 24,
  client_cancel_default_action: 'CWP',
};

/** A barn in which lessons can be planned, packages sold and rosters looked at. */
export async function ridingBarn(app: TestApp, { preferences, ...wishes }: BarnWishes = {}) {
  const barn = await app.barn({ ...wishes, preferences: { ...CLIENTS_MAY, ...preferences } });
  const [studentId, siblingId] = barn.family.studentIds as [string, string];
  const productId = await barn.run(AddProduct, {
    productName: 'Group lessons',
    priceMinor: 5000,
    productCount: 10,
    expiresIn: 120,
  });
  const plan = (facts: object) => ({
    sectionId: barn.sectionId,
    studentIds: [],
    horseIds: [],
    extraStaff: [],
    ...facts,
  });
  return Object.assign(barn, {
    studentId,
    siblingId,
    productId,
    newLesson: async (date = '2026-11-24', time = '16:00', facts: object = {}) => {
      const [id] = await barn.run(ScheduleLesson, plan({ start: { date, time }, ...facts }) as never);
      return id as string;
    },
    newSeries: (count: number, facts: object = {}) =>
      barn.run(
        PlanSeries,
        plan({
          start: { date: '2026-11-24', time: '16:00' },
          recurrence: { frequency: 1, period: 'weeks', end: { type: 'after', count } },
          ...facts,
        }) as never,
      ),
    sell: (units: number, to = studentId, expiryDate?: string) =>
      barn.run(PurchasePackages, {
        by: 'cash',
        accountHolderId: barn.family.personId,
        lines: [{ productId, studentId: to, startCount: units, ...(expiryDate && { expiryDate }) }],
      } as never),
    book: async (lessonId: string, who = studentId) => {
      const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/create', {
        student_id: who,
        lesson_date_time_id: lessonId,
      });
      return body.lessonPerson.id as string;
    },
    cancel: (id: string, facts: object = {}, who: { token: string } = barn.admin) =>
      barn.call(who, 'POST', 'lesson_people/cancelStudent', { id, ...facts }),
    place: async (id: string) =>
      (
        await barn.read(
          (sql) =>
            sql<
              {
                status_code: string;
                is_cancelled: boolean;
                package_id: string | null;
                paid: boolean;
                horse_id: string | null;
              }[]
            >`select * from lesson_person where lesson_person_id = ${id}`,
        )
      )[0],
    packages: (of = studentId) =>
      barn.read(
        (sql) =>
          sql<
            {
              package_id: string;
              kind: string;
              used: number;
              start_count: number;
              price_minor: number;
              issued_for: string | null;
              start_date: string;
              expiry_date: string;
            }[]
          >`select * from package where student_id = ${of} order by created_at, package_id`,
      ),
    types: async () => (await barn.log()).map((event) => event.type),
    /** Units in use by the log alone: debits less credits, per package. */
    unitsInLog: async () => {
      const uses = (await barn.log()).filter(
        ({ type }) => type === 'billing.PackageDebited' || type === 'billing.PackageCredited',
      );
      const sum = new Map<string, number>();
      for (const { type, data } of uses)
        sum.set(
          data.packageId as string,
          (sum.get(data.packageId as string) ?? 0) + (type === 'billing.PackageDebited' ? 1 : -1),
        );
      return sum;
    },
  });
}

export type RidingBarn = Awaited<ReturnType<typeof ridingBarn>>;

/** Read tables say of every package what the log says. */
export async function expectCountsToEqualTheLog(barn: RidingBarn) {
  const log = await barn.unitsInLog();
  const rows = await barn.read(
    (sql) => sql<{ package_id: string; used: number; places: number }[]>`
    select k.package_id, k.used, (select count(*)::int from lesson_person lp where lp.package_id = k.package_id) as places from package k`,
  );
  for (const { package_id, used, places } of rows)
    expect([used, places]).toEqual([log.get(package_id) ?? 0, log.get(package_id) ?? 0]);
}
