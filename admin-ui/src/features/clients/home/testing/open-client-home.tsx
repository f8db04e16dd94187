import { Route, Routes } from 'react-router-dom';
import type { Reply } from '@leadline/api-client';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import type { Circumstances } from '@/testing/standing';
import ClientHome from '../ClientHome';

export const holder = {
  id: 'p9',
  person_id: 'p9',
  billing_person_id: 'p9',
  person_name: 'Kasia Kowalska',
  first_name: 'Kasia',
  last_name: 'Kowalska',
  user_id: null,
  role_id: null,
  is_instructor: 0,
  contact_email: 'kasia@example.com',
  contact_mobile: '+1 416 555 0100',
  contact_homephone: null as string | null,
  is_active: 1,
};
const member = (id: string, first_name: string, own: object = {}) => ({
  id,
  person_id: id,
  student_id: `s-${id}`,
  person_name: `${first_name} Kowalska`,
  first_name,
  last_name: 'Kowalska',
  is_active: 1,
  makeup_lesson_id: null,
  level: 'Novice',
  ...own,
});
export const [anna, leo] = [member('p1', 'Anna'), member('p2', 'Leo')];
const current = ({
  person_id,
  person_name,
  student_id = null,
}: {
  person_id: string;
  person_name: string;
  student_id?: string | null;
}) => ({
  id: person_id,
  person_id,
  person_name,
  student_id,
  is_student: student_id ? 1 : 0,
});
export const student = {
  id: 's-p1',
  student_id: 's-p1',
  person_id: 'p1',
  person_name: 'Anna Kowalska',
  level: 'Novice',
  tack: 'Dressage 16"',
  general_notes1: 'Loves mares',
  general_notes2: null,
  general_notes3: null,
  notes: 'Loves mares',
  notes2: null,
  notes3: null,
  date_of_birth: '2015-11-24' as string | null,
  year: 2015 as number | null,
  month: 11,
  day: 24,
  is_active: 1,
};
const nothingOwed = { unpaid_invoices: 0, unpaid_total: 0, overdue_total: 0, unpaid_lessons: 0 };
export const ten: Reply<'items/studentPurchase'>['data']['data'] = {
  id: 'it1',
  product_id: 'pr1',
  product_name: '10 lessons',
  student_id: 's-p1',
  owner_name: 'Anna',
  is_shared: 0,
  purchase_date: '2026-11-01',
  package_start_date: '2026-11-01',
  package_expiry_date: '2027-01-31',
  price_class: null,
  lesson_horses: null,
  lesson_minutes: null,
  start_count: 10,
  used: 6,
  usedtilltoday: 5,
  usedaftertoday: 1,
  remain: 4,
  coverage: 'lessons',
  per_week: null,
  left_this_week: null,
  ends_soon: 0,
  item_notes: null,
  product_price: 450,
  discount_title: null,
  discount: 0,
  is_expired: 0,
  is_usable: 1,
  kind: 'package',
  is_tracked: 1,
  paid: 1,
  missed_date: null,
  missed_title: null,
  payment_id: null,
  package_renew_date: null,
};

export const family = (
  who: Parameters<typeof current>[0] = anna,
  members: object[] = [anna, leo, member('p3', 'Old', { is_active: 0 })],
) => ({
  currentClient: current(who),
  account: holder as typeof holder | null,
  members,
});
export const answers: Answers = {
  'people/getUserClients': ({ query }) =>
    family([anna, leo, { ...holder, student_id: null }].find(({ person_id }) => person_id === query.get('person_id'))),
  'students/student': () => ({ student }),
  'students/lessonSchedule': () => ({ data: [], size: 0, makeups: [] }),
  'students/attendanceYear': () => ({ weeks: [], sums: [] }),
  'students/lessonHistory': () => ({ data: [], size: 0, makeups: [] }),
  'items/studentPurchases': () => ({ data: [ten], size: 1, usable: 1 }),
  'items/owed': () => nothingOwed,
  'xrefs/getStudentHorses': () => ({ currentValue: [] }),
  'vusers/userAccount': () => ({ ...holder, is_account_holder: 1, user: null }),
  'family_sign_ins/index': () => ({ sign_ins: [], most: 6, can_keep: 1 }),
  'mail_wishes/index': () => ({ people: [], kinds: [], always: [] }),
  'people/duplicates': () => ({ duplicates: [] }),
};
type As = NonNullable<Parameters<typeof openScreen>[1]>['as'];
/** Anna's page unless the address names another of the family. */
export const openClientHome = (at: NonNullable<Circumstances['at']>, own: Answers = {}, as?: As) =>
  openScreen(
    <Routes>
      <Route path="/clienthome/:id/*" element={<ClientHome />} />
    </Routes>,
    { at, ...(as && { as }), answers: { ...answers, ...own } },
  );
