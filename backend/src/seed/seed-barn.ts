import { ChangePreference } from '../modules/farms/commands/change-preference.js';
import { takeCards } from './cards.js';
import { names, type BarnFacts } from './facts.js';
import { prepareDiscounts } from './discounts.js';
import { addFamilies } from './families.js';
import { noteEmergencyCards } from './emergency-cards.js';
import { careForHorses } from './horse-care.js';
import { giveLevels, noteSkills } from './levels.js';
import { writeNotes } from './notes.js';
import { openBarn } from './open-barn.js';
import type { Tools } from './seeder.js';
import { setStaffHours } from './staff-hours.js';
import { signOwnWaivers } from './own-waivers.js';
import { sellPackages } from './shop.js';
import { saveReports } from './saved-reports.js';
import { subscriptions } from './subscriptions.js';
import { assignRiders, planTimetable } from './timetable.js';
import { signWaivers } from './waivers.js';
import { liveWeek } from './weeks.js';

const DAY_MS = 24 * 3600 * 1000;
const MAILS = ['send_reminders', 'send_notifications', 'send_cancellation_notifications'];

/** Half a year of history and half a year ahead. Without `lives` no weekly life, which takes most of the time. `progress` is 0 to 1. */
export async function seedBarn(
  tools: Tools,
  facts: BarnFacts,
  { lives = true, progress = () => undefined }: { lives?: boolean; progress?: (share: number) => void } = {},
) {
  const { weeksBehind } = facts.size;
  tools.clock.set(new Date(tools.now.getTime() - (weeksBehind + 2) * 7 * DAY_MS));
  const { seeder, ids } = await openBarn(tools, facts);
  const riders = await addFamilies(seeder, facts, names());
  await giveLevels(seeder, facts, riders);
  progress(0.05);
  const slots = assignRiders(facts, riders, (some) => tools.random.shuffled(some));
  await planTimetable(seeder, facts, ids, slots);
  await setStaffHours(seeder, facts, ids);
  await tools.analyze();
  progress(0.12);
  const wanted = subscriptions(facts, slots, tools.random);
  const life = { ids, slots, riders: new Map(riders.map((rider) => [rider.studentId, rider])) };
  for (let week = -weeksBehind; week <= 2; week++) {
    if (week <= 0) await sellPackages(seeder, ids, wanted, { week, weeksBehind });
    if ((week + weeksBehind) % 8 === 1) await tools.analyze();
    if (lives) await liveWeek(seeder, life, week);
    progress(0.12 + (0.88 * (week + weeksBehind + 1)) / (weeksBehind + 3));
  }
  if (lives) await writeNotes(seeder, ids);
  await noteSkills(seeder, facts, riders);
  tools.clock.set(tools.now);
  if (lives) {
    await saveReports(seeder, facts);
    await prepareDiscounts(seeder);
    await careForHorses(seeder, facts, ids);
  }
  if (lives && facts.preferences.can_sign_waivers === 1) {
    await signWaivers(seeder, facts);
    await signOwnWaivers(seeder, facts);
  }
  if (lives && facts.preferences.keeps_emergency_cards === 1)
    await noteEmergencyCards(seeder, facts.demo.parent?.login ?? '');
  if (lives && facts.preferences.clients_can_buy_online === 1) await takeCards(seeder);
  for (const field of MAILS) await seeder.run(ChangePreference, { field, value: facts.preferences[field] ?? 1 });
  return seeder.farmId;
}
