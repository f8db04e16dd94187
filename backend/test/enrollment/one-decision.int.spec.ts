import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import type { StudentAction } from '../../src/modules/enrollment/domain/status.js';
import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const DAY = '2026-11-24';
const WRITES: Readonly<Record<string, string>> = {
  makeup: 'billing.MakeupIssued',
  single_lesson: 'billing.SingleLessonIssued',
  credit: 'billing.CreditIssued',
  refund: 'billing.RefundRequested',
  lower_invoice: 'billing.InvoiceLowered',
};
const CANCELLING = ['enrollment.StudentCancelled', ...Object.values(WRITES)];

/** What is told before, what is done, and what stands in the books afterwards are one decision. C05–C09 */
describe('cancelling is told as it is done', () => {
  let app: TestApp, barn: TestBarn, office: Shop;
  let products: Record<'ten' | 'one' | 'free' | 'helmet', string>;
  let priced: string;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({
      preferences: { tax_percent: 0.13, can_use_invoices: 1, clients_can_cancel: 1, cancel_notice_hours: 24 },
    });
    office = shop(barn);
    const product = async (product_name: string, product_price: number, product_count: number, more: object = {}) =>
      (await office.newProduct({ product_name, product_price, product_count, ...more })).id;
    products = {
      ten: await product('Ten', 450, 10),
      one: await product('One', 50, 1),
      free: await product('Free trial', 0, 1),
      helmet: await product('Helmet hire', 3, 0, { is_tracked: 0 }),
    };
    priced = await barn.newSection({ sectionName: 'Paid singly', productId: products.one, maxEnrollment: 50 });
  });

  const ok = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const sell = (student_id: string, ids: string[], payment: object = {}) =>
    ok('items/createMultiple', { ...payment, item_details: ids.map((product_id) => ({ product_id, student_id })) });
  const ride = async (rider: string, day = DAY, details: object = {}) =>
    (await office.lesson(day, [rider], details)).places[rider] as string;
  const covered = async (rider: string, ids: string[], payment: object = {}) => {
    await sell(rider, ids, payment);
    return ride(rider);
  };
  const afterwards = (place: string, action: string) => office.cancel(place, action).then(() => place);

  // Every way in which a place may be paid for, and every way in which it may have been cancelled before.
  const STATES: Record<string, (rider: string) => Promise<string>> = {
    'a paid package': (rider) => covered(rider, [products.ten]),
    'an unpaid invoice': (rider) => covered(rider, [products.ten], { invoice: 1 }),
    'a bought single lesson': (rider) => covered(rider, [products.one]),
    'a package of price 0': (rider) => covered(rider, [products.free, products.helmet]),
    'a single lesson that was given': async (rider) => {
      await office.cancel(await ride(rider, '2026-11-23'), 'CWA');
      return ride(rider);
    },
    'a makeup': async (rider) => {
      await office.cancel(await ride(rider, '2026-11-23'), 'CWM');
      const { lessonId } = await office.lesson(DAY, []);
      const booked = { lesson_date_time_id: lessonId, student_id: rider, use_makeup: 1 };
      return (await ok('lesson_people/addStudentToLesson', booked)).lessonPerson.id as string;
    },
    nothing: (rider) => ride(rider),
    'a hand, where a lesson has a price': async (rider) => {
      const id = await ride(rider, DAY, { section_id: priced });
      await ok('lesson_people/markPaid', { id, paid: 1 });
      return id;
    },
    'a hand, where it has none': async (rider) => {
      const id = await ride(rider);
      await ok('lesson_people/markPaid', { id, paid: 1 });
      return id;
    },
    'a lesson that went back': async (rider) => afterwards(await covered(rider, [products.ten]), 'CWP'),
    'a lesson that went back and was used': async (rider) => {
      const place = await afterwards(await covered(rider, [products.one]), 'CWP');
      await ride(rider, '2026-11-30');
      return place;
    },
    'a lesson with a makeup given for it': async (rider) => afterwards(await covered(rider, [products.ten]), 'CWM'),
    'a lesson with a credit given for it': async (rider) => afterwards(await covered(rider, [products.ten]), 'CWC'),
    'a lesson that was refunded': async (rider) => afterwards(await covered(rider, [products.ten]), 'CWR'),
    'a lesson for which the invoice asks less': async (rider) =>
      afterwards(await covered(rider, [products.ten], { invoice: 1 }), 'CWR'),
    'a lesson for which the family got nothing': async (rider) => afterwards(await ride(rider), 'CWC'),
    'a lesson with another that waits': async (rider) => {
      const place = await covered(rider, [products.one]);
      await ride(rider, '2026-12-01');
      return place;
    },
  };

  const placeOf = async (id: string) => {
    const [row] = await barn.read(
      (sql) => sql<{ package_id: string | null; code: string; compensation: string | null; unit: string | null }[]>`
        select package_id, status_code as code, cancel_compensation as compensation, cancel_unit as unit
        from lesson_person where lesson_person_id = ${id}`,
    );
    return row!;
  };
  const remainOf = async (name: string | null, rider: string) =>
    name === null ? null : (await office.items(rider)).find(({ product_name }) => product_name === name)?.remain;

  const position = async () =>
    (await barn.read((sql) => sql<[{ position: number }]>`select position from farm_clock`))[0].position;
  const eventsAfter = (before: number) =>
    barn.read(async (sql) =>
      (await sql<{ type: string }[]>`select type from event where position > ${before} order by position`).map(
        ({ type }) => type,
      ),
    );

  /** The state that a place is in, the preview and the call; the places before and after, and what was written. */
  async function compare(
    who: { token: string },
    rider: string,
    action: string,
    state: (rider: string) => Promise<string>,
  ) {
    const id = await state(rider);
    const [before, earlier] = [await position(), (await placeOf(id)).compensation];
    const wish = who === barn.admin ? { newEnrollStatus: action } : {};
    const { body: told } = await barn.call(who, 'GET', 'lesson_people/previewCancel', { id, ...wish });
    const { status } = await barn.call(who, 'POST', 'lesson_people/cancelStudent', { id, ...wish });
    const log = await eventsAfter(before);
    expect([action, told.allowed]).toEqual([action, status === 200 ? 1 : 0]);
    const done = await placeOf(id);
    const written = log.filter((type) => CANCELLING.includes(type));
    if (status !== 200) return expect(log).toEqual([]);
    expect([action, told.code, told.compensation, told.unit]).toEqual([
      action,
      done.code,
      done.compensation,
      done.unit,
    ]);
    // An invoice that asks less already does so once.
    const wrote = earlier === told.compensation ? undefined : WRITES[told.compensation as string];
    expect([action, written]).toEqual([
      action,
      log.length ? ['enrollment.StudentCancelled', ...(wrote ? [wrote] : [])] : [],
    ]);
    expect(done.package_id !== null).toBe(told.unit === 'used');
    if (told.compensation !== 'restore_makeup')
      expect([action, told.remain_after]).toEqual([action, await remainOf(told.product_name, rider)]);
  }

  /** By whatever staff do, and whatever a barn gives its families: all there is in `every-cancellation.spec.ts`, here each once. */
  const TOLD: Record<keyof typeof STATES, { staff: StudentAction; family: StudentAction }> = {
    'a paid package': { staff: 'CWM', family: 'CWC' },
    'an unpaid invoice': { staff: 'CWR', family: 'CWC' },
    'a bought single lesson': { staff: 'CWP', family: 'CWR' },
    'a package of price 0': { staff: 'CWC', family: 'CWP' },
    'a single lesson that was given': { staff: 'CWA', family: 'CWM' },
    'a makeup': { staff: 'CWR', family: 'CLC' },
    nothing: { staff: 'CWA', family: 'CWM' },
    'a hand, where a lesson has a price': { staff: 'CWC', family: 'CWR' },
    'a hand, where it has none': { staff: 'CWR', family: 'CWP' },
    'a lesson that went back': { staff: 'CLC', family: 'CWM' },
    'a lesson that went back and was used': { staff: 'CWM', family: 'CWM' },
    'a lesson with a makeup given for it': { staff: 'CWP', family: 'CWM' },
    'a lesson with a credit given for it': { staff: 'CWR', family: 'CWM' },
    'a lesson that was refunded': { staff: 'CWC', family: 'CWM' },
    'a lesson for which the invoice asks less': { staff: 'CWP', family: 'CWM' },
    'a lesson for which the family got nothing': { staff: 'CWM', family: 'CWM' },
    'a lesson with another that waits': { staff: 'CWP', family: 'CLC' },
  };

  const cases = Object.entries(STATES).map(([name, state]) => ({ name, state, ...TOLD[name]! }));
  it.each(cases)('to staff: $name, $staff', async ({ state, staff }) => {
    const { studentIds } = await barn.newFamily({ students: 1 });
    await compare(barn.admin, studentIds[0]!, staff, state);
  });
  it.each(cases)('to the family: $name, $family', async ({ state, family: action }) => {
    const family = await barn.newFamily({ students: 1 });
    await barn.run(ChangePreference, { field: 'client_cancel_default_action', value: action });
    await compare(family, family.studentIds[0]!, action, state);
  });
});
