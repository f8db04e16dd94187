import { AssignProgram } from '../../src/modules/billing/commands/assign-program.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

/**
 * Families are told beforehand what pays for a place, by a query of the calendar; what pays is decided by billing.
 * Both have to say the same. C02
 */
describe('what is said to pay for a place', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { package_start_before_days: 0 } });
  });

  const post = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as Record<string, never>;
  };

  const sell = async (
    student: string,
    product_count: number,
    expires_in: number,
    { program, is_tracked = 1 }: { program?: string; is_tracked?: number } = {},
  ) => {
    const { product } = (await post('products/create', {
      product_name: `${product_count} for ${expires_in} days`,
      product_price: 100,
      product_count,
      expires_in,
      is_tracked,
    })) as unknown as { product: { id: string } };
    if (program) await barn.run(AssignProgram, { productId: product.id, programId: program, assigned: true });
    await post('items/createMultiple', {
      payment_method: 'cash',
      item_details: [{ product_id: product.id, student_id: student }],
    });
  };

  it('pays, through packages of all kinds that begin, end and run out', async () => {
    const jumping = await barn.newProgram('Jumping');
    const sections = [barn.sectionId, await barn.newSection({ sectionName: 'Jumping', programId: jumping })];
    const [student] = barn.family.studentIds as [string];
    await sell(student, 1, 20);
    await sell(student, 4, 20, { program: jumping });
    await sell(student, 3, 60, { program: barn.programId });
    await sell(student, 3, 40);
    await sell(student, 4, 40, { is_tracked: 0 });

    // Every fourth day one lesson of each program, booked in an order of its own.
    const lessons: string[] = [];
    for (let day = 1; day <= 30; day += 4)
      for (const section_id of sections) {
        const { lesson } = (await post('lessons/createSingleLesson', {
          section_id,
          start: `2026-12-${String(day).padStart(2, '0')} ${section_id === barn.sectionId ? '10' : '14'}:00`,
        })) as unknown as { lesson: { id: string } };
        lessons.push(lesson.id);
      }
    const said: (string | null)[] = [];
    const paid: (string | null)[] = [];
    for (let n = 0; n < lessons.length; n++) {
      const id = lessons[(n * 7) % lessons.length]!;
      const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', {
        view: 'booking',
        date1: '2026-11-21',
        date2: '2026-12-31',
        filters: JSON.stringify({ student_id: student }),
      });
      said.push(
        (body.events as { id: string; covered_by: { item_id: string } | null }[]).find((lesson) => lesson.id === id)!
          .covered_by?.item_id ?? null,
      );
      const { lessonPerson } = (await post('lesson_people/addStudentToLesson', {
        lesson_date_time_id: id,
        student_id: student,
      })) as unknown as { lessonPerson: { item_id: string | null } };
      paid.push(lessonPerson.item_id);
    }
    expect(said).toEqual(paid);
    expect(new Set(paid).size).toBeGreaterThan(4);
    expect(paid).toContain(null);
  });

  it('is told on its day with what is left, and when the last lesson on it is', async () => {
    const student = barn.family.studentIds[1] as string;
    await sell(student, 3, 60);
    for (const day of ['01', '08'])
      await post('lessons/createSingleLesson', {
        section_id: barn.sectionId,
        start: `2026-12-${day} 16:00`,
        students: [student],
      });
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' });
    expect((body.packages as { student_id: string }[]).filter((one) => one.student_id === student)).toEqual([
      expect.objectContaining({ remain: 1, start_count: 3, last_lesson_date: '2026-12-08' }),
    ]);
  });
});
