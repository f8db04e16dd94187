import type { TestBarn } from '../../../../test/support/test-barn.js';
import type { ItemReply, PurchaseReply } from '../http/items.replies.js';
import type { ProductReply } from '../http/products.replies.js';

/** What a barn's administrator does in specs about money, over HTTP. */
export function shop(barn: TestBarn) {
  const adm = barn.admin;
  const body = async <T>(answer: Promise<{ status: number; body: T }>) => {
    const { status, body: said } = await answer;
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(said)}`);
    return said;
  };

  /** Puts 10 lessons for 450 on sale, or what the spec is about. */
  const newProduct = async (details: object = {}): Promise<ProductReply> =>
    (
      await body(
        barn.call(adm, 'POST', 'products/create', {
          product_name: '10 group lessons',
          product_price: 450,
          product_count: 10,
          expires_in: 180,
          ...details,
        }),
      )
    ).product;
  const sell = (line: object, payment: object = {}, headers: Record<string, string> = {}): Promise<PurchaseReply> =>
    body(barn.call(adm, 'POST', 'items/createMultiple', { ...payment, item_details: [line] }, headers));
  const items = async (studentId: string): Promise<ItemReply[]> =>
    (await body(barn.call(adm, 'GET', 'items/studentPurchases', { student_id: studentId, limit: 100 }))).data;
  const item = async (id: string) => (await body(barn.call(adm, 'GET', 'items/studentPurchase', { item_id: id }))).data;

  /** Plans a lesson for these students and says which places they got. */
  const lesson = async (day: string, students: string[], details: object = {}) => {
    const { lesson: planned, LessonStudents } = await body(
      barn.call(adm, 'POST', 'lessons/createSingleLesson', {
        section_id: barn.sectionId,
        scheduled_date: day,
        scheduled_starttime: '16:00',
        duration: 60,
        students,
        ...details,
      }),
    );
    return {
      lessonId: planned.id as string,
      places: Object.fromEntries(
        LessonStudents.map((one: { student_id: string; id: string }) => [one.student_id, one.id]),
      ) as Record<string, string>,
    };
  };
  const cancel = (placeId: string, action: string, details: object = {}) =>
    barn.call(adm, 'POST', 'lesson_people/cancelStudent', { id: placeId, newEnrollStatus: action, ...details });
  const cancelLesson = (lessonId: string, action: string, details: object = {}) =>
    body(
      barn.call(adm, 'POST', 'lessons/cancel', { id: lessonId, cancelAction: action, cancelReason: 'WEA', ...details }),
    );
  const events = async (type: string) =>
    (await barn.log()).filter((event) => event.type === `billing.${type}`).map((event) => event.data);
  const payments = () =>
    barn.read(
      (sql) => sql<
        {
          transaction_type: string;
          total_minor: number;
          paid: boolean;
          refund_state: string | null;
          refund_of: string | null;
          invoice_number: number | null;
        }[]
      >`
    select transaction_type, total_minor, paid, refund_state, refund_of, invoice_number from payment order by created_at, payment_id`,
    );
  return { newProduct, sell, items, item, lesson, cancel, cancelLesson, events, payments };
}

export type Shop = ReturnType<typeof shop>;
