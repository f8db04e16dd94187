import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import { busyBarn, type BusyBarn, type Kind } from '../support/busy-barn.js';
import { operations, send, type Operation } from '../support/operations.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { agreed } from './agreed.js';
import { attempts } from './two-barns.js';

const SELF = 'STAFF_RESTRICT_VIEW_CALENDAR_SELF';
/** Screens with a permission of their own, which A01 does not narrow. */
const PROFILES = /PROFILE|_LIST$/;
/** Whose life a family must not learn of by asking, whatever it names. */
const PRIVATE: readonly Kind[] = ['student', 'person', 'lessonPerson', 'package', 'horse'];
/** What this barn shows to families: its horses. R038 */
const SHOWN: Readonly<Record<string, Kind>> = { 'horses/horse': 'horse' };
const DAYS = { dbday: '2026-11-24', date1: '2026-11-20', date2: '2026-12-20' };

type Values = Record<string, unknown>;

/** The questions a call can be asked without naming anybody: all days, one day, what can be booked. */
function plainQuestions({ fields }: Operation): Values[] {
  const has = (name: string) => fields.some((field) => field.name === name);
  const { dbday, ...range } = DAYS;
  if (!has('dbday')) return [{}];
  if (!has('date1')) return [{ dbday }];
  return [{ dbday }, range, ...(has('view') ? [{ ...range, view: 'booking' }] : [])];
}

/** Ways to name something: each field that takes an id, alone and inside of a filter. */
const waysToName = ({ fields }: Operation): ((id: string) => Values)[] =>
  fields.flatMap((field): ((id: string) => Values)[] => {
    const { name, schema } = field;
    if ((schema.items ?? schema).format === 'uuid' || field.in === 'path')
      return [(id: string) => ({ [name]: schema.items ? [id] : id })];
    const inside = Object.keys(schema.properties ?? {}).filter((key) => key.endsWith('_id'));
    return [
      ...inside.map((key) => (id: string) => ({ [name]: { [key]: id } })),
      ...(name === 'filter' && !inside.length ? [(id: string) => ({ filter: JSON.stringify({ id }) })] : []),
    ];
  });

describe('what a viewer sees of others', () => {
  let app: TestApp, barn: BusyBarn;
  let family: SignedIn, restricted: SignedIn;
  let ofFamilies: string[], ofLessons: string[];
  let teen: SignedIn, ofSibling: string[], ofTeen: string[];
  let limiting: BusyBarn, limited: SignedIn & { instructorId: string }, ofClients: string[], ofLinked: string;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await busyBarn(app, 'Maplewood');
    const codes = await app.owner<{ code: string }[]>`select code from permission where not is_restriction`;
    const own = codes.map(({ code }) => code).filter((code) => !PROFILES.test(code));
    const [mine, me] = [await barn.newFamily(), await barn.newInstructor({ permissions: [...own, SELF] })];
    [family, restricted] = [mine, me];
    const lesson = { section_id: barn.ids.section, instructor_id: me.instructorId, title: 'Mine' };
    const planned = { ...lesson, start: '2026-11-24 10:00', students: [mine.studentIds[0]] };
    expect((await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', planned)).status).toBe(200);
    const mount = { lesson_person_id: barn.ids.lessonPerson, horse_id: barn.ids.horse };
    expect((await barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', mount)).status).toBe(200);
    ofFamilies = await marksOf(barn);
    const [sibling, rider] = barn.family.riders;
    if (!sibling || !rider) throw new Error('The busy barn’s family has two riders.');
    teen = await barn.newRelative({ ...barn.family, riders: [rider] }, 'teen', { mayBuy: true });
    ofSibling = await marksOfRiders(sibling.personId);
    ofTeen = await marksOfRiders(rider.personId);
    limiting = await busyBarn(app, 'Elmwood', { preferences: { restrict_clients_to_staff: 1 } });
    limited = await limiting.newInstructor({ permissions: codes.map(({ code }) => code) });
    const [linked] = (await limiting.newFamily()).studentIds;
    ofLinked = linked as string;
    await limiting.run(LinkStudents, { instructorId: limited.instructorId, studentIds: [ofLinked] });
    ofClients = await marksOf(limiting);
    ofLessons = await texts`
      select l.lesson_id::text, l.title, x.lesson_person_id::text, k.package_id::text, r.remark
      from lesson l left join lesson_person x using (farm_id, lesson_id) left join package k using (farm_id, student_id)
        left join remark r on r.farm_id = l.farm_id and r.subject_id in (l.lesson_id, x.lesson_person_id)
      where l.title <> 'Mine' and l.farm_id = ${barn.farmId}`;
  });

  const texts = async (strings: TemplateStringsArray, ...parts: unknown[]) => {
    const rows = await app.owner<Record<string, string | null>[]>(strings, ...parts);
    return [...new Set(rows.flatMap((row) => Object.values(row)).filter((text): text is string => Boolean(text)))];
  };
  const marksOf = (some: BusyBarn) => texts`
    select p.person_id::text, s.student_id::text, p.person_name, p.contact_email, x.lesson_person_id::text, k.package_id::text
    from person p left join student s using (farm_id, person_id)
      left join lesson_person x using (farm_id, student_id) left join package k using (farm_id, student_id)
    where p.billing_person_id = ${some.family.personId}`;
  const marksOfRiders = (personId: string) => texts`
    select p.person_id::text, s.student_id::text, p.person_name, x.lesson_person_id::text, k.package_id::text
    from person p join student s using (farm_id, person_id)
      left join lesson_person x using (farm_id, student_id) left join package k using (farm_id, student_id)
    where p.person_id = ${personId}`;
  const isPublic = ({ path }: Operation) => agreed.some((call) => call.everybody && call.path === `/${path}`);
  const reads = operations
    .filter((one) => one.method === 'GET' && !isPublic(one))
    .map((one) => [`/${one.path}`, one] as const);

  /** Every question of a call, with everything there is to name, and what of the marks its answers show. */
  async function shown(who: SignedIn, operation: Operation, marks: readonly string[], where = barn) {
    expect(marks.length).toBeGreaterThan(5);
    const leaks: string[] = [];
    const named = attempts(operation, where);
    const questions = plainQuestions(operation).flatMap((plain) => [
      plain,
      ...named.map((one) => ({ ...one, ...plain })),
    ]);
    for (const values of [...questions, ...named]) {
      const { status, body } = await send(app, who, operation, values);
      const answer = JSON.stringify(body);
      const leaked = marks.find((mark) => answer.includes(mark));
      if (leaked || status >= 500) leaks.push(`${JSON.stringify(values)} showed ${leaked ?? status}`);
    }
    return leaks;
  }

  it.each(reads)('nothing of other families is shown to a family by %s', async (_, operation) =>
    expect(await shown(family, operation, ofFamilies)).toEqual([]),
  );

  it.each(reads)('nothing of a sibling is shown to a teen by %s', async (_, operation) =>
    expect(await shown(teen, operation, ofSibling)).toEqual([]),
  );

  it('shows a teen what is hers', async () => {
    const { body } = await app.call(teen, 'GET', 'people/getUserClients');
    expect(body.members).toEqual([expect.objectContaining({ person_id: ofTeen[0] })]);
    expect(body.account).toMatchObject({ contact_email: null, contact_mobile: null });
  });

  it.each(reads)('nothing of other instructors’ lessons is shown to restricted staff by %s', async (_, operation) =>
    expect(await shown(restricted, operation, ofLessons)).toEqual([]),
  );

  it.each(reads)(
    'nothing of clients who are not linked is shown to staff restricted to theirs by %s',
    async (_, operation) => expect(await shown(limited, operation, ofClients, limiting)).toEqual([]),
  );

  it('shows staff the clients linked to them, and those they teach (B03)', async () => {
    const ask = async (path: string, question: object = {}) => (await app.call(limited, 'GET', path, question)).body;
    const ids = (rows: { student_id: string }[]) => rows.map((row) => row.student_id);
    expect(ids((await ask('students/index')).students)).toEqual([ofLinked]);
    expect(
      ((await ask('people/accounts')).accounts as { members: { student_id: string }[] }[]).map(({ members }) =>
        ids(members),
      ),
    ).toEqual([[ofLinked]]);
    const [person] = (await ask('students/index')).students as { person_id: string }[];
    expect(ids((await ask('people/getUserClients', { person_id: person?.person_id })).members)).toEqual([ofLinked]);
    const stranger = limiting.family.studentIds[0] as string;
    const lesson = { section_id: limiting.ids.section, start: '2026-11-26 10:00', instructor_id: limited.instructorId };
    const book = (students: string[], who: SignedIn) =>
      app.call(who, 'POST', 'lessons/createSingleLesson', { ...lesson, students });
    expect((await book([stranger], limited)).status).toBe(400);
    expect((await book([ofLinked], limited)).status).toBe(200);
    expect((await book([stranger], limiting.admin)).status).toBe(200);
    expect(ids((await ask('lessons/index', { dbday: '2026-11-26' })).LessonStudents).toSorted()).toEqual(
      [ofLinked, stranger].toSorted(),
    );
  });

  it('shows staff every client again once the barn no longer restricts it', async () => {
    const everybody = async () => (await app.call(limited, 'GET', 'students/index')).body.students.length;
    await limiting.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 0 });
    expect(await everybody()).toBeGreaterThan(1);
    await limiting.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect(await everybody()).toBe(1);
  });

  it.each(reads)('a family learns nothing by naming somebody to %s', async (_, operation) => {
    const told: string[] = [];
    const answer = async (values: Values, id: string) => {
      const { status, body } = await send(app, family, operation, values);
      return `${status} ${JSON.stringify(body)}`.replaceAll(id, 'the id');
    };
    for (const plain of plainQuestions(operation))
      for (const naming of waysToName(operation)) {
        const nobody = barn.newId();
        const unknown = await answer({ ...plain, ...naming(nobody) }, nobody);
        for (const kind of PRIVATE.filter((one) => one !== SHOWN[operation.path])) {
          const about = await answer({ ...plain, ...naming(barn.ids[kind]) }, barn.ids[kind]);
          if (about !== unknown) told.push(`${JSON.stringify({ ...plain, ...naming(kind) })}: ${about.slice(0, 200)}`);
        }
      }
    expect(told).toEqual([]);
  });

  it('is not all there is: everybody sees something', async () => {
    for (const who of [family, restricted])
      expect((await app.call(who, 'GET', 'lessons/index', { dbday: DAYS.dbday })).body.lessons).toContainEqual(
        expect.objectContaining({ title: 'Mine' }),
      );
    const bookable = { ...DAYS, dbday: undefined, view: 'booking' };
    const titles = async (who: SignedIn) =>
      ((await app.call(who, 'GET', 'lessons/index', bookable)).body.events as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titles(restricted)).toEqual(['Mine']);
    expect((await titles(family)).length).toBeGreaterThan(2);
    const day = (who: SignedIn) => app.call(who, 'GET', 'lessons/index', { dbday: DAYS.dbday });
    expect((await day(barn.admin)).body.packages).not.toEqual([]);
  });
});
