import { openTill, type PayingBarn, type Till } from './till.js';
import { winterSession } from '../enrollment/winter-session.js';

describe('paying for a registration by card', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    at = await till.connected({ clients_can_register: 1 });
  });
  afterAll(() => till.stop());

  const session = async (product_id: string) => {
    const { body } = await at.barn.call(
      at.barn.admin,
      'POST',
      'lesson_date_time_series/createRegistration',
      winterSession(at.barn.sectionId, product_id),
    );
    return body.series.id as string;
  };
  const asFamily = (path: string, series_id: string) =>
    at.barn.call(at.family, 'POST', path, { series_id, student_id: at.student });

  // F12 R148 R170
  it('sells what its session is sold as to whom is registered, online or not, and the package says for which', async () => {
    const { id: product_id } = await at.office.newProduct({ purchase_online: 0, product_count: 3 });
    const seriesId = await session(product_id);
    const line = at.line({ product_id, registration_title: 'Winter session' });
    const refused = async (...item_details: object[]) =>
      expect((await at.start({ item_details })).body).toMatchObject({ status: 409, code: 'bad_cart' });
    await refused(line);
    const { item_details } = (await asFamily('addStudentToRegistration', seriesId)).body;
    expect(item_details).toMatchObject([line]);
    await refused(at.line({ product_id }));
    await refused({ ...line, registration_title: 'Summer camp' });
    await refused({ ...line, student_id: at.family.studentIds[1] });
    await refused(line, at.line({ registration_title: 'Winter session' }));
    const { payment_intent } = (await at.start({ item_details: [line] })).body;
    await at.enter(payment_intent);
    const { items } = (await at.paid(payment_intent.id)).body;
    expect(items).toMatchObject([{ item_notes: 'Registration: Winter session', used: 3, remain: 0, paid: 1 }]);
    await asFamily('deleteStudentRegistration', seriesId);
    await refused(line);
  });
});
