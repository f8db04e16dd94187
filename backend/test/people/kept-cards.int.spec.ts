import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { NoteEmergencyCard } from '../../src/modules/people/commands/note-emergency-card.js';
import { CardSchedule } from '../../src/modules/people/jobs/erase-cards.js';
import { shop } from '../../src/modules/billing/test/shop.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from '../work/work-app.js';

const NOTE = 'Allergic to bee stings';
const mother = { name: 'Pia Rent', phone: '519 555 0100', relation: 'Mother' };

describe('emergency cards are kept for as long as the barn says', () => {
  let app: WorkApp, barn: TestBarn, riders: readonly string[];
  beforeAll(async () => void (app = await workApp()));
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-01-10T14:00:00Z');
    barn = await app.barn({ preferences: { keeps_emergency_cards: 1 } });
    ({ studentIds: riders } = await barn.newFamily({ students: 3 }));
    for (const studentId of riders)
      await barn.run(NoteEmergencyCard, { studentId, seen: 0, contacts: [mother], medicalNote: NOTE });
  });

  /** Each night is worked once, so no two tests have the same. */
  const night = async (date: string) => {
    app.clock.set(`${date}T04:43:00Z`);
    await app.app.get(CardSchedule).erase();
    await app.settled(barn.farmId);
  };
  const keep = (months: number) => barn.run(ChangePreference, { field: 'emergency_card_kept_months', value: months });
  /** Of whom something is noted, by their place among the riders. */
  const noted = async () => {
    const rows = await barn.read(
      (sql) => sql<{ id: string }[]>`
        select student_id as id from emergency_card where medical_note is not null or contacts <> '[]'`,
    );
    return rows.map(({ id }) => riders.indexOf(id)).toSorted((one, other) => one - other);
  };
  const ride = (day: string, rider: number) => shop(barn).lesson(day, [riders[rider] as string]);

  it('for ever, where it says nothing', async () => {
    await night('2036-01-10');
    expect(await noted()).toEqual([0, 1, 2]);
  });

  it('until the rider has not ridden for so many months, and is in no lesson to come', async () => {
    await keep(12);
    await ride('2026-03-01', 1);
    await ride('2027-06-01', 2);
    await night('2027-01-10');
    expect(await noted()).toEqual([0, 1, 2]);
    await night('2027-01-11');
    expect(await noted()).toEqual([1, 2]);
    await night('2027-03-02');
    expect(await noted()).toEqual([2]);
  });

  it('not for a lesson that was called off, nor by a place that was cancelled', async () => {
    await keep(12);
    const [first, second] = [await ride('2026-12-01', 0), await ride('2026-12-02', 1)];
    await shop(barn).cancelLesson(first.lessonId, 'BCNA');
    expect((await shop(barn).cancel(second.places[riders[1] as string] as string, 'CWP')).status).toBe(200);
    await night('2027-01-12');
    expect(await noted()).toEqual([]);
  });

  it('whoever looks sees an empty card, as if the family had cleared it, and nothing of it stands in the log', async () => {
    await keep(1);
    await night('2026-02-11');
    const asked = { student_id: riders[0] };
    expect((await barn.call(barn.admin, 'GET', 'emergency_cards/show', asked)).body).toMatchObject({
      contacts: [],
      medical_note: null,
      version: 2,
    });
    expect(JSON.stringify(await barn.log())).not.toContain('stings');
  });

  it('also where the barn notes none any more', async () => {
    await keep(1);
    await barn.run(ChangePreference, { field: 'keeps_emergency_cards', value: 0 });
    await night('2026-02-12');
    expect(await noted()).toEqual([]);
  });
});
