import type { Barn } from '../requests/barn';
import type { ClientLesson } from '../requests/client-lesson';
import type { Member } from '../requests/family';
import type { Item } from '../requests/student-purchases';

/** Sixty letters, as the longest of names. */
export const longName = 'Maximiliane-Alexandra Konstantinopolska-Grzegorzewska-Smythe';

export const barn: Partial<Barn> = {
  farm_name: 'Maple Hill',
  time_zone: 'America/Toronto',
  email: 'office@maplehill.test',
  address: '12 Concession Road',
  address2: 'Guelph',
  currency_code: 'CAD',
  clients_can_cancel: 1,
  clients_can_book_lessons: 1,
  clients_can_book_makeups: 0,
  show_general_lesson_notes_on_client_page: 0,
};

export const member = (own: Partial<Member> = {}): Member => ({
  id: 'anna',
  person_id: 'p-anna',
  student_id: 's-anna',
  person_name: 'Anna Kowalska',
  first_name: 'Anna',
  last_name: 'Kowalska',
  is_active: 1,
  level: 'beginner',
  makeup_lesson_id: null,
  version: 1,
  ...own,
});

export const lesson = (own: Partial<ClientLesson> = {}): ClientLesson => ({
  id: 'place-1',
  lesson_person_id: 'place-1',
  lesson_date_time_id: 'lesson-1',
  student_id: 's-anna',
  person_name: 'Anna Kowalska',
  title: 'Beginner group',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  scheduled_end_date: own.scheduled_date ?? '2036-11-25',
  scheduled_endtime: '17:00',
  starts_at: '2036-11-25T21:00:00Z',
  duration: 60,
  is_allday: 0,
  instructor_name: 'Maya Reyes',
  location_name: 'Indoor',
  horse_name: 'Biscuit',
  item_id: 'package-1',
  product_name: '10 group lessons',
  enrollment_status_code: 'SCH',
  enrollment_status_name: 'Scheduled',
  student_is_cancelled: 0,
  lesson_is_cancelled: 0,
  cancel_label: null,
  cancellation_note: null,
  makeup_from_date: null,
  lesson_notes: null,
  color_code: null,
  can_cancel: 1,
  ...own,
});

export const item = (own: Partial<Item> = {}): Item => ({
  id: 'package-1',
  product_id: 'product-1',
  product_name: '10 group lessons',
  student_id: 's-anna',
  purchase_date: '2036-09-01',
  package_start_date: '2036-09-01',
  package_expiry_date: '2037-03-14',
  price_class: null,
  lesson_horses: null,
  lesson_minutes: null,
  start_count: 10,
  used: 6,
  usedtilltoday: 4,
  usedaftertoday: 2,
  remain: 4,
  item_notes: null,
  product_price: 450,
  is_expired: 0,
  is_usable: 1,
  kind: 'package',
  is_tracked: 1,
  paid: 1,
  missed_date: null,
  missed_title: null,
  payment_id: null,
  package_renew_date: null,
  ...own,
});
