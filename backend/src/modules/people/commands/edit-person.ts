import { command } from '../../../platform/event-store/command.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import {
  contactColumns,
  riderColumns,
  staffColumns,
  type Contact,
  type RiderDetails,
  type StaffDetails,
} from '../domain/contact.js';
import type { Hat, PersonChanged } from '../events.js';

interface Edit {
  table: 'person' | 'student' | 'instructor';
  key: string;
  id: string;
  row: Record<string, string | null>;
  hats: Hat[];
  called: string;
}

/** Writes what differs; changing nothing leaves no trace. */
async function edit(barn: BarnTransaction, { table, key, id, row, hats, called }: Edit) {
  const [current] = await barn.sql<
    Record<string, string | null>[]
  >`select * from ${barn.sql(table)} where farm_id = ${barn.farmId} and ${barn.sql(key)} = ${id}`;
  if (!current?.person_id) throw notFound(called);
  const different = Object.entries(row).filter(([column, value]) => current[column] !== value);
  if (different.length === 0) return;
  await barn.sql`update ${barn.sql(table)} set ${barn.sql(Object.fromEntries(different))} where farm_id = ${barn.farmId} and ${barn.sql(key)} = ${id}`;
  barn.record(`person-${current.person_id}`, {
    type: 'people.PersonChanged',
    data: { personId: current.person_id, change: 'edited', hats, fields: different.map(([column]) => column) },
  } satisfies PersonChanged);
}

/** Changes how a person is called or reached. */
export const editContact = command(
  'people.EditContact',
  (barn, { personId, ...contact }: Partial<Contact> & { personId: string }) =>
    edit(barn, {
      table: 'person',
      key: 'person_id',
      id: personId,
      row: contactColumns(contact),
      hats: [],
      called: 'The person',
    }),
);

/** Changes what the barn writes about a rider. */
export const editRider = command(
  'people.EditRider',
  (barn, { studentId, ...details }: RiderDetails & { studentId: string }) =>
    edit(barn, {
      table: 'student',
      key: 'student_id',
      id: studentId,
      row: riderColumns(details),
      hats: ['student'],
      called: 'The student',
    }),
);

/** Changes what the barn writes about somebody of its staff, the calendar's colour among it. */
export const editStaff = command(
  'people.EditStaff',
  (barn, { instructorId, ...details }: StaffDetails & { instructorId: string }) =>
    edit(barn, {
      table: 'instructor',
      key: 'instructor_id',
      id: instructorId,
      row: staffColumns(details),
      hats: ['instructor'],
      called: 'The staff person',
    }),
);
