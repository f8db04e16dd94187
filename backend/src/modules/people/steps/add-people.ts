import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { PersonChanged, PersonRole } from '../events.js';
import { Person, type Contact } from '../tables/person.entity.js';

export interface NewPerson {
  personId: string;
  /** The account holder's person id; null for staff. */
  accountId: string | null;
  contact: Contact;
  roles: PersonRole[];
}

export async function addPeople(barn: BarnTransaction, people: readonly NewPerson[]) {
  const { farmId } = barn;
  const persons = barn.repository(Person);
  const rows = people.map(({ personId, accountId, contact, roles }) => ({
    personId,
    accountId,
    roles,
    ...differing(persons, undefined, contact),
  }));
  await persons.insert(
    rows.map(({ personId, accountId, values }) => ({ ...values, farmId, personId, billingPersonId: accountId })),
  );
  for (const { personId, roles, fields } of rows)
    barn.record(`person-${personId}`, {
      type: 'people.PersonChanged',
      data: { personId, change: 'added', hats: roles, fields },
    } satisfies PersonChanged);
}
