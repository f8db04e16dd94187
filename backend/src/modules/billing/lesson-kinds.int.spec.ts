import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

/** A package pays for what its product names, so that what costs 14 never pays for what costs 25. C02 */
describe('packages for lessons of a kind', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let rider: string;
  const sections: Record<string, string> = {};
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    office = shop(barn);
    const section = async (name: string, details: object) => {
      const { status, body } = await barn.call(barn.admin, 'POST', 'rest/sections', {
        section_name: name,
        program_id: barn.programId,
        instructor_id: barn.instructor.instructorId,
        location_id: barn.locationId,
        duration: 60,
        ...details,
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
      sections[name] = body.id as string;
    };
    await section('group', { max_enrollment: 6 });
    await section('private', { max_enrollment: 1 });
    await section('pair', { max_enrollment: 2 });
    await section('alone by name', { max_enrollment: 4, priced_for: 1 });
    await section('on own horses', { max_enrollment: 1, own_horse: 1 });
  });
  beforeEach(async () => {
    [rider] = (await barn.newFamily()).studentIds as [string];
  });

  const sell = async (product: object, name = 'Package') => {
    const { id } = await office.newProduct({ product_name: name, ...product });
    return (await office.sell({ product_id: id, student_id: rider })).items[0]!;
  };
  /** One lesson of each section; which of them the package pays for. */
  const paidBy = async (id: string) =>
    (await office.item(id)).lessons.map(({ title }: { title: string }) => title).toSorted();
  const rides = async (details: object = {}) => {
    for (const [title, section_id] of Object.entries(sections))
      await office.lesson('2026-11-24', [rider], { section_id, title, ...details });
  };

  it.each([
    ['all, naming none', {}, ['alone by name', 'group', 'on own horses', 'pair', 'private']],
    [
      'private ones, by places or by what the section says',
      { price_class: 'private' },
      ['alone by name', 'on own horses', 'private'],
    ],
    ['those for two', { price_class: 'semi_private' }, ['pair']],
    ['groups', { price_class: 'group' }, ['group']],
    ['those on riders’ own horses', { lesson_horses: 'own' }, ['on own horses']],
    [
      'private ones on the school’s horses',
      { price_class: 'private', lesson_horses: 'school' },
      ['alone by name', 'private'],
    ],
    ['those of an hour', { lesson_minutes: 60 }, ['alone by name', 'group', 'on own horses', 'pair', 'private']],
    ['none of another length', { lesson_minutes: 30 }, []],
  ])('pay for %s', async (_, product, expected) => {
    const { id } = await sell(product);
    await rides();
    expect(await paidBy(id)).toEqual(expected);
  });

  it('cover what waited for them, and nothing else', async () => {
    await rides();
    const { id } = await sell({ price_class: 'semi_private' });
    expect(await paidBy(id)).toEqual(['pair']);
  });

  it('are told before a place is booked as they pay afterwards', async () => {
    await sell({ price_class: 'group', product_count: 5 }, 'Five in a group');
    const [group, alone] = await Promise.all(
      ['group', 'private'].map(
        async (title) => (await office.lesson('2026-11-26', [], { section_id: sections[title], title })).lessonId,
      ),
    );
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', {
      view: 'booking',
      date1: '2026-11-26',
      date2: '2026-11-26',
      filters: JSON.stringify({ student_id: rider }),
    });
    const said = (body.events as { id: string; covered_by: { product_name: string } | null }[]).map((lesson) => [
      lesson.id,
      lesson.covered_by?.product_name ?? null,
    ]);
    expect(new Map(said as [string, string | null][])).toEqual(
      new Map([
        [group, 'Five in a group'],
        [alone, null],
      ]),
    );
  });

  it('give their lesson back to what they may pay for, and the preview says to which', async () => {
    const { id } = await sell({ price_class: 'group', product_count: 1 });
    const { places } = await office.lesson('2026-11-24', [rider], { section_id: sections.group, title: 'group' });
    await office.lesson('2026-11-25', [rider], { section_id: sections.private, title: 'private' });
    await office.lesson('2026-11-26', [rider], { section_id: sections.group, title: 'later group' });
    const { body } = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', {
      id: places[rider]!,
      newEnrollStatus: 'CWP',
    });
    expect(body).toMatchObject({ unit: 'released', remain_after: 0 });
    await office.cancel(places[rider]!, 'CWP');
    expect(await paidBy(id)).toEqual(['later group']);
  });

  it('pay for another lesson where staff choose them for it, on the spot (E09)', async () => {
    const { places } = await office.lesson('2026-11-24', [rider], { section_id: sections.private, title: 'private' });
    const { id: product_id } = await office.newProduct({ product_count: 1, price_class: 'group' });
    const { items } = await office.sell(
      { product_id, student_id: rider, lesson_person_id: places[rider]! },
      { is_quickpay: 1 },
    );
    expect(await paidBy(items[0]!.id)).toEqual(['private']);
  });

  it('keep what they cover when their product names something else; nothing is paid anew', async () => {
    const { id: product_id } = await office.newProduct({});
    const { items } = await office.sell({ product_id, student_id: rider });
    await rides();
    await barn.call(barn.admin, 'POST', 'products/update', { id: product_id, price_class: 'group' });
    await rides();
    expect(await paidBy(items[0]!.id)).toEqual(['alone by name', 'group', 'group', 'on own horses', 'pair', 'private']);
  });

  it.each([
    ['price_class', 'alone'],
    ['lesson_horses', 'mine'],
    ['lesson_minutes', 0],
    ['lesson_minutes', 1441],
  ])('are refused with %s %p', async (field, value) => {
    const { status, body } = await barn.call(barn.admin, 'POST', 'products/create', {
      product_name: 'Wrong',
      product_price: 1,
      product_count: 1,
      expires_in: 1,
      [field]: value,
    });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('say what they pay for, in the list and on what was bought', async () => {
    const named = { price_class: 'private', lesson_horses: 'own', lesson_minutes: 45 };
    const item = await sell(named);
    expect(item).toMatchObject(named);
    expect(await office.item(item.id)).toMatchObject({ data: named });
  });
});
