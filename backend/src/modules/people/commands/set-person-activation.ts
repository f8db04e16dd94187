import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { PersonActivationChanged } from '../events.js';

/**
 * Takes a person out of the barn's daily life or back: hidden from pick lists, kept on past lessons, unable to sign in. An account
 * holder takes all members along, both ways. F20
 */
export const setPersonActivation = command(
  'people.SetPersonActivation',
  async (barn, { personId, active }: { personId: string; active?: boolean }) => {
    const people = await barn.sql<{ person_id: string; is_active: boolean }[]>`
    select person_id, is_active from person where farm_id = ${barn.farmId} and (person_id = ${personId} or billing_person_id = ${personId})`;
    const person = people.find((row) => row.person_id === personId);
    if (!person) throw notFound('The person');
    const next = active ?? !person.is_active;
    const changing = people.filter((row) => row.is_active !== next).map((row) => row.person_id);
    if (changing.length === 0) return next;
    await Promise.all(
      (['person', 'student', 'instructor'] as const).map(
        (table) =>
          barn.sql`update ${barn.sql(table)} set is_active = ${next} where farm_id = ${barn.farmId} and person_id = any(${changing})`,
      ),
    );
    barn.record(`person-${personId}`, {
      type: 'people.PersonActivationChanged',
      data: { personIds: changing, active: next },
    } satisfies PersonActivationChanged);
    return next;
  },
);
