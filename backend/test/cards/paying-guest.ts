import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import { publicIdOf, strangerAt, tokenIn } from '../enquiries/stranger.js';
import type { PayingBarn, Till } from './till.js';

type Who = { email?: string } & Record<string, unknown>;
interface Intent {
  id: string;
  client_secret: string;
  status: string;
}

/** As the public page shows it: a lesson for 45 with 13 % tax and 2 % fee. */
export const SHOWN = 5187;

/** A barn whose guests may pay for the one free place of a lesson, and somebody without a login who asks for it. */
export async function guestAt(till: Till, preferences: object = {}, known?: PayingBarn) {
  const at = known ?? (await till.connected());
  const { barn, office } = at;
  const { app } = till;
  for (const [field, value] of Object.entries({ takes_enquiries: 1, guests_ask: 1, guests_pay: 'may', ...preferences }))
    await barn.run(ChangePreference, { field, value });
  const single = await office.newProduct({ product_name: 'Single lesson', product_price: 45, product_count: 1 });
  const sectionId = await barn.newSection({ sectionName: 'Open to guests', productId: single.id, maxEnrollment: 2 });
  const [studentId = '', siblingId = ''] = at.family.studentIds;
  const nobody = { studentIds: [studentId], horseIds: [], extraStaff: [] };
  const start = { date: '2026-11-24', time: '16:00' };
  const [lesson = ''] = await barn.run(ScheduleLesson, { sectionId, start, ...nobody });
  const publicId = await publicIdOf(barn);
  const stranger = strangerAt(app, publicId);
  const tokenTo = async (email: string) => {
    await app.settled(barn.farmId);
    const mail = app.smtp.mails.findLast(({ to, subject }) => to === email && subject.startsWith('Please confirm'));
    return tokenIn(mail?.words ?? '');
  };
  const staff = (path: string, body: object) => barn.call(barn.admin, 'POST', `enquiries/${path}`, body);
  const one = async (id: string) => (await barn.call(barn.admin, 'GET', 'enquiries/enquiry', { id })).body.enquiry;
  /** Whose address is confirmed. */
  const asked = async (own: Who = {}) => {
    const { wish: _, ...form } = await stranger.form({ lesson_id: lesson, message: '', ...own });
    const { status, body } = await stranger.post('askForPlace', form);
    expect([status, body]).toEqual([200, body]);
    const token = await tokenTo(own.email ?? 'nora@home.test');
    await stranger.post('confirmEnquiry', { token });
    const { enquiries } = (await barn.call(barn.admin, 'GET', 'enquiries/index', { state: 'new', limit: 1 })).body;
    return { token, id: enquiries[0].id as string };
  };
  const pay = (token: string, total = SHOWN) => stranger.post('payPlace', { token, total });
  const paid = (token: string, reference: string) => stranger.post('placePaid', { token, reference });
  const begin = async (token: string, total = SHOWN) => {
    const { status, body } = await pay(token, total);
    expect([status, body]).toEqual([200, body]);
    return body as Intent;
  };
  const begun = async (own: Who = {}) => {
    const enquiry = await asked(own);
    return { ...enquiry, intent: await begin(enquiry.token) };
  };
  const held = async (own: Who = {}) => {
    const enquiry = await begun(own);
    await at.enter(enquiry.intent);
    const { status, body } = await paid(enquiry.token, enquiry.intent.id);
    expect([status, body]).toEqual([200, { result: 'held' }]);
    return enquiry;
  };
  const client = {
    first_name: 'Nora',
    last_name: 'Lindqvist',
    contact_email: 'nora@home.test',
    rider_first_name: 'Ida',
  };
  return {
    at,
    barn,
    client,
    stranger,
    staff,
    one,
    asked,
    pay,
    paid,
    begin,
    begun,
    held,
    placeForm: () => app.call(undefined, 'GET', 'public/placeForm', { public_id: publicId, lesson_id: lesson }),
    give: (id: string) => staff('givePlace', { id, ...client }),
    /** Staff put somebody else into the last place. */
    fill: () =>
      barn.call(barn.admin, 'POST', 'lesson_people/create', { student_id: siblingId, lesson_date_time_id: lesson }),
    /** Dearer, and off sale. */
    reprice: async () => {
      await barn.call(barn.admin, 'POST', 'products/update', { id: single.id, product_price: 90 });
      await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id: single.id, is_active: 0 });
    },
    /** Of who rides by now beside the family's rider: whether the place is paid for. */
    covered: async () => {
      const places = await barn.read(
        (sql) => sql<{ covered: boolean }[]>`
          select package_id is not null as covered from lesson_person
          where lesson_id = ${lesson} and student_id <> ${studentId} and not is_cancelled`,
      );
      return places.map(({ covered }) => covered);
    },
  };
}
