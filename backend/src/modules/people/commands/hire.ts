import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { contactColumns, staffColumns, type Contact, type StaffDetails } from '../domain/contact.js';
import type { PersonChanged } from '../events.js';

/** Takes somebody on: an instructor or other staff, whom lessons can name. */
export const hire = command('people.Hire', async (barn, input: Contact & StaffDetails) => {
  const [personId, instructorId, row] = [barn.newId(), barn.newId(), contactColumns(input)];
  if (input.colourId) {
    const [colour] = await barn.sql`select 1 from colour where colour_id = ${input.colourId}`;
    if (!colour) throw notFound('The colour');
  }
  await barn.sql`insert into person ${barn.sql({ ...row, farm_id: barn.farmId, person_id: personId })}`;
  await barn.sql`insert into instructor ${barn.sql({ ...staffColumns(input), farm_id: barn.farmId, instructor_id: instructorId, person_id: personId })}`;
  barn.record(`person-${personId}`, {
    type: 'people.PersonChanged',
    data: { personId, change: 'added', hats: ['instructor'], fields: Object.keys(row) },
  } satisfies PersonChanged);
  return { personId, instructorId };
});

/** Adds a person who runs the barn and teaches nothing. */
export const addAdministrator = command('people.AddAdministrator', async (barn, input: Contact) => {
  const [personId, row] = [barn.newId(), contactColumns(input)];
  await barn.sql`insert into person ${barn.sql({ ...row, farm_id: barn.farmId, person_id: personId })}`;
  barn.record(`person-${personId}`, {
    type: 'people.PersonChanged',
    data: { personId, change: 'added', hats: ['administrator'], fields: Object.keys(row) },
  } satisfies PersonChanged);
  return personId;
});
