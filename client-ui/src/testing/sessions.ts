import type { Refused } from '../features/registration/session';
import type { Registered, Session, Waiting } from '../requests/registrations';
import { openPage, withBarn, withRiders } from './family';
import { member } from './rows';
import type { Answers } from './server';

// A session that families register for, and a barn that answers about it.
export const session = (own: Partial<Session> = {}): Session => ({
  id: 'winter',
  title: 'Winter session',
  description: 'Bring gloves',
  section_name: 'Beginners',
  product_name: '3 lessons',
  product_id: 'three',
  product_price: 120,
  price_from: 0,
  start_count: 3,
  is_tracked: 1,
  starttime: '2036-11-25 16:00',
  endtime: '2036-12-09 17:00',
  start_time_day: 'Tue 16:00',
  end_time_day: 'Tue 17:00',
  first_date: '2036-11-25',
  last_date: '2036-12-09',
  dates: ['2036-11-25', '2036-12-02', '2036-12-09'],
  repeatDesc: 'Every Tuesday 16:00 until 9 Dec 2036',
  max_enrollment: 8,
  cnt: 5,
  available: 3,
  what_to_bring: null,
  age_from: null,
  age_to: null,
  ages: null,
  needs_approval: 0,
  lessons: 3,
  lessons_left: 3,
  price_now: 120,
  asking: 0,
  held: 0,
  waiting: 0,
  ...own,
});
export const registered = (own: Partial<Registered> = {}): Registered => ({
  lesson_date_time_series_id: 'winter',
  student_id: 's-anna',
  person_id: 'p-anna',
  person_name: 'Anna Kowalska',
  state: 'registered',
  billed: 0,
  price: 120,
  start_count: 3,
  ...own,
});
export const kept = (own: Partial<Waiting> = {}): Waiting => ({
  lesson_date_time_series_id: 'winter',
  student_id: 's-anna',
  person_id: 'p-anna',
  person_name: 'Anna Kowalska',
  place: 1,
  offered_until: '2036-11-12T04:59:00Z',
  passed_over: null,
  ...own,
});
export const due = (student_id: string) => ({ product_id: 'three', student_id, registration_title: 'Winter session' });
export const ben = member({ person_id: 'p-ben', student_id: 's-ben', person_name: 'Ben Kowalski', first_name: 'Ben' });
export const may = { clients_can_register: 1, clients_can_buy_online: 1 } as const;
export const shop: Answers = {
  'products/index': () => ({ products: [] }),
  'items/quote': () => ({
    quantities: [],
    cartItems: 240,
    cartDiscount: 0,
    discounts: [],
    takes_codes: 0,
    cartCredits: 0,
    credits: [],
    cartSubtotal: 240,
    cartTax: 0,
    cartSubtotalWithTax: 240,
    cartFee: 0,
    cartTotal: 240,
    tax_percent: null,
    fee: null,
  }),
  'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
  'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
};
/** Registers as the barn does: afterwards the list knows of it. */
export const barnWith = (
  counts: readonly Session[],
  known: readonly Registered[] = [],
  not_for: readonly Refused[] = [],
  waiting: readonly Waiting[] = [],
): Answers => {
  let stu = [...known];
  return {
    ...withBarn(may),
    ...withRiders(member(), ben),
    ...shop,
    'lesson_date_time_series/getRegistrationList': () => ({ counts, stu, not_for, waiting }),
    'deleteStudentRegistration/preview': () => ({ free: 3, late: [], outcome_key: 'cancels 3' }),
    addStudentToRegistration: ({ body }) => {
      const { student_ids } = body as { student_ids: string[] };
      stu = [...stu, ...student_ids.map((student_id) => registered({ student_id }))];
      return { counts, stu, not_for, waiting, item_details: student_ids.map(due), warnings: [] };
    },
    deleteStudentRegistration: ({ body }) => {
      const { student_id } = body as { student_id: string };
      stu = stu.filter((one) => one.student_id !== student_id);
      return { counts, stu, not_for, waiting };
    },
  };
};
export const open = (answers: Answers, at = '') => {
  const opened = openPage(`/registration${at}`, answers);
  const sent = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, sent };
};
