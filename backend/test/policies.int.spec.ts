import { moduleDescriptions } from '../src/app.module.js';
import { shop, type Shop } from '../src/modules/billing/test/shop.js';
import { NoteMoneyHeld } from '../src/modules/cards/commands/held-money.js';
import { NoteCardIntent } from '../src/modules/cards/commands/note-card-intent.js';
import { StartCardPayment } from '../src/modules/cards/commands/start-card-payment.js';
import { KeepCard, NoteCardCustomer } from '../src/modules/cards/commands/note-card-customer.js';
import { ChangePreference, ConnectCardAccount } from '../src/modules/farms/contracts.js';
import { FreeGuestPlace, KeepGuestPlace } from '../src/modules/enrollment/contracts.js';
import { EditHorse } from '../src/modules/horses/contracts.js';
import { ErasePeople } from '../src/modules/people/commands/erase-people.js';
import { ChooseSystemProduct } from '../src/modules/farms/commands/choose-system-product.js';
import { AssignSectionStudent } from '../src/modules/setup/commands/assign-to-section.js';
import type { StoredEvent } from '../src/platform/event-store/event.js';
import { winterSession } from './enrollment/winter-session.js';
import { sharedApp } from './support/test-app.js';
import type { TestBarn } from './support/test-barn.js';

const policies = moduleDescriptions.flatMap((module) => module.policies ?? []);

/** It begins a roster without looking for one, which the log refuses as a whole. */
const REFUSED = new Map([['enrollment.enrol-initial-roster', 'busy']]);

/** A policy runs once, in the transaction of what it follows; run again after it, with the same events, it finds everything done. */
describe('what follows from events, told of them again', () => {
  let barn: TestBarn, office: Shop;
  /** What each policy did when it was told again. */
  const did = new Map<string, string[]>();

  async function tellAgain(heard: readonly StoredEvent[]) {
    for (const { name, types, react } of policies) {
      const events = heard.filter(({ type }) => types.includes(type));
      if (!events.length) continue;
      const before = (await barn.log()).length;
      const refusal = await barn
        .during((transaction) => react(events, transaction))
        .then(
          () => [],
          ({ code }: { code?: string }) => [code],
        );
      const more = (await barn.log()).slice(before).map(({ type }) => type);
      did.set(name, [...(did.get(name) ?? []), [...more, ...refusal].join() || 'nothing']);
    }
  }
  let seen = 0;
  /** Tells again what a deed has led to, as soon as it is done. */
  async function done<Result>(deed: Promise<Result>): Promise<Result> {
    const result = await deed;
    const log = (await barn.log()) as unknown as StoredEvent[];
    await tellAgain(log.slice(seen));
    seen = (await barn.log()).length;
    return result;
  }
  const post = async (path: string, body: object) => {
    const answer = await done(barn.call(barn.admin, 'POST', path, body));
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  async function lessonsAndMoney() {
    const [first, second] = barn.family.studentIds as [string, string];
    const product = await office.newProduct();
    await done(office.sell({ product_id: product.id, student_id: first }));
    const { lessonId, places } = await done(office.lesson('2026-11-19', [first, second], { horses: barn.horseIds }));
    await done(office.cancel(places[first] as string, 'CWM'));
    await post('lesson_people/updateAttendance', { id: places[second], enrollment_status_code: 'CNS' });
    const off = await done(office.lesson('2026-12-01', [second]));
    const { id } = await post('lessons/bulkCancel', { bulkIds: [off.lessonId], cancelAction: 'BCWM' });
    await post('lessons/undoBulk', { id });
    await post('lessons/reschedule', { id: lessonId, start: '2026-11-18 16:00' });
    await post('lessons/update', { id: lessonId, editAction: 'title', title: 'Jumping' });
    await post('lesson_people/markLessonCompleted', { lesson_date_time_id: lessonId });
    await post('lessons/duplicate', { id: lessonId, start: '2026-11-27 16:00' });
    await post('lessons/cancel', { id: (await done(office.lesson('2026-11-28', [first]))).lessonId });
    await post('lessons/delete', { id: (await done(office.lesson('2026-11-26', [first]))).lessonId });
    const makeups = await office.newProduct({ product_name: 'Our makeups' });
    await done(barn.run(ChooseSystemProduct, { use: 'makeup', productId: makeups.id }));
  }

  /** What led to it is not told again: whoever declines a kept place frees it. */
  async function sessions() {
    const ask = async (path: string, body: object) => (await barn.call(barn.admin, 'POST', path, body)).body;
    const { id } = await office.newProduct({ product_name: 'Winter session' });
    const winter = winterSession(barn.sectionId, id, { max_enrollment: 3 });
    const { series } = await ask('lesson_date_time_series/createRegistration', winter);
    const student_id = barn.family.studentIds[0];
    await ask('addStudentToRegistration', { series_id: series.id, student_id });
    const next = { series_id: series.id, title: 'Spring session', first_day: '2027-01-11', until: '2026-12-11' };
    const spring = (await ask('registrations/nextSeason', { ...next, riders: 'offer' })).series;
    seen = (await barn.log()).length;
    await post('registrations/giveUp', { series_id: spring.id, student_id });
  }

  async function people() {
    const [kept, merged] = [await barn.newFamily(), await barn.newFamily()];
    const [one, two] = merged.riders as [(typeof merged.riders)[0], (typeof merged.riders)[0]];
    await done(barn.run(ConnectCardAccount, { accountId: 'acct_1' }));
    await done(barn.run(NoteCardCustomer, { personId: merged.personId, accountId: 'acct_1', customerId: 'cus_1' }));
    await done(barn.run(KeepCard, { personId: merged.personId, paymentMethodId: 'pm_1' }));
    const product = await office.newProduct();
    await done(office.sell({ product_id: product.id, student_id: two.studentId }));
    await done(office.lesson('2026-11-30', [two.studentId]));
    await done(barn.run(AssignSectionStudent, { sectionId: barn.sectionId, id: two.studentId, assigned: true }));
    for (const { personId } of [merged, two])
      await post('notes_clients/createNoteFromClientPage', { person_id: personId, notes: 'Rides well', is_public: 1 });
    await done(barn.run(EditHorse, { horseId: barn.horseIds[0] as string, ownerId: merged.personId }));
    await post('people/mergeRiders', { student_id: one.studentId, merged_student_id: two.studentId });
    await post('people/mergeAccounts', { account_person_id: kept.personId, merged_id: merged.personId });
    await done(barn.call(kept, 'POST', 'feeds/create', { kind: 'student', subject_id: kept.studentIds[0] }));
    await post('people/updateIsActiveAccount', { accountHolderId: kept.personId, whattodo: 'inactivate' });
    await post('people/updateIsActiveAccount', { accountHolderId: kept.personId, whattodo: 'activate' });
    await done(barn.run(ChangePreference, { field: 'time_zone', value: 'Europe/Warsaw' }));
    await eraseWhoeverShares();
  }

  async function eraseWhoeverShares() {
    const { riders } = await barn.newFamily();
    const [{ personId, studentId }] = riders as [(typeof riders)[0]];
    const card = await office.newProduct({ is_shared: 1 });
    await done(office.sell({ product_id: card.id, student_id: studentId }));
    const erasing = { causeId: personId, personIds: [personId], studentIds: [studentId], lessonIds: [] };
    await done(barn.run(ErasePeople, erasing));
  }

  async function guests() {
    await done(barn.run(ChangePreference, { field: 'guests_ask', value: 1 }));
    const { lessonId } = await done(office.lesson('2026-12-03', [barn.family.studentIds[0] as string]));
    for (const why of ['given', 'ended'] as const) {
      const placeId = barn.newId();
      await done(barn.run(KeepGuestPlace, { keptHours: 24, placeId, lessonId }));
      await done(barn.run(FreeGuestPlace, { placeId, lessonId, why }));
    }
    const single = await office.newProduct({ product_count: 1 });
    const sectionId = await barn.newSection({ sectionName: 'Open to guests', productId: single.id });
    const open = await done(
      office.lesson('2026-12-04', [barn.family.studentIds[0] as string], { section_id: sectionId }),
    );
    await done(barn.run(ConnectCardAccount, { accountId: 'acct_guests' }));
    const place = { placeId: barn.newId(), lessonId: open.lessonId };
    const { paymentId } = await done(barn.run(StartCardPayment, { what: { place } }));
    await done(barn.run(NoteCardIntent, { paymentId, intentId: `pi_${paymentId}` }));
    await done(barn.run(NoteMoneyHeld, { paymentId }));
  }

  beforeAll(async () => {
    const app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1 } });
    office = shop(barn);
    await done(barn.newHorse('Comet'));
    await lessonsAndMoney();
    await people();
    await sessions();
    await guests();
  });

  it.each(policies.map(({ name }) => name))('%s does nothing more', (name) => {
    expect(new Set(did.get(name))).toEqual(new Set([REFUSED.get(name) ?? 'nothing']));
  });
});
