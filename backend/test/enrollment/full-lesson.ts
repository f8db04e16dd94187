import type { RidingBarn } from './riding-barn.js';

/** A lesson with one rider for everything that can pay for a place, and one who has cancelled before; riders by enrolment. */
export async function fullLessonOf(barn: RidingBarn) {
  const post = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return answer.body;
  };
  const rider = async () => (await barn.newFamily({ students: 1 })).studentIds[0] as string;
  const sell = async (product_count: number, student_id: string, invoice = 0) => {
    const { product } = await post('products/create', {
      product_name: `${product_count} lessons`,
      product_price: 50,
      product_count,
      expires_in: 120,
    });
    await post('items/createMultiple', { invoice, item_details: [{ product_id: product.id, student_id }] });
    return product.id as string;
  };

  const singles = await sell(1, await rider());
  const sectionId = await barn.newSection({ sectionName: 'Jumping', maxEnrollment: 20, productId: singles });
  const lesson = await barn.newLesson('2026-12-01', '16:00', { sectionId });
  const riders: Record<string, string> = {};
  const books = async (cover: string, who: string) => {
    riders[await barn.book(lesson, who)] = cover;
  };
  const missedBefore = async (who: string, newEnrollStatus: string) => {
    await sell(1, who);
    await barn.cancel(await barn.book(await barn.newLesson('2026-11-24'), who), { newEnrollStatus });
    return who;
  };
  const bought = async (units: number, invoice = 0) => {
    const who = await rider();
    await sell(units, who, invoice);
    return who;
  };
  await books('package', await bought(10));
  await books('package on an unpaid invoice', await bought(10, 1));
  await books('bought single lesson', await bought(1));
  await books('given single lesson', await missedBefore(await rider(), 'CWA'));
  await books('nothing', await rider());
  const byHand = await barn.book(lesson, await rider());
  riders[byHand] = 'paid by hand';
  await post('lesson_people/markPaid', { id: byHand, paid: 1 });
  const { lessonPerson } = await post('lesson_people/addStudentToLesson', {
    student_id: await missedBefore(await rider(), 'CWM'),
    lesson_date_time_id: lesson,
    use_makeup: 1,
  });
  riders[lessonPerson.id] = 'makeup';
  const gone = await barn.book(lesson, await rider());
  await barn.cancel(gone, { newEnrollStatus: 'CLC' });
  return { lesson, riders, gone };
}
