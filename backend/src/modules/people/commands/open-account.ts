import { command } from '../../../platform/event-store/command.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { contactColumns, riderColumns, type Contact, type RiderDetails } from '../domain/contact.js';
import type { Hat, PersonChanged } from '../events.js';

export type Member = Contact & RiderDetails;
export interface OpenAccount {
  /** Whom the bills go to. */
  holder: Contact & RiderDetails;
  /** Whether the holder rides too. */
  holderRides?: boolean;
  members?: readonly Member[];
}

interface Rider {
  personId: string;
  studentId: string;
}

const added = (personId: string, hats: Hat[], fields: string[]): PersonChanged => ({
  type: 'people.PersonChanged',
  data: { personId, change: 'added', hats, fields },
});

async function addPeople(
  barn: BarnTransaction,
  people: readonly { personId: string; accountId: string; contact: Contact; hats: Hat[] }[],
) {
  const rows = people.map(({ personId, accountId, contact }) => ({
    farm_id: barn.farmId,
    person_id: personId,
    billing_person_id: accountId,
    last_name: '',
    contact_email: null,
    contact_mobile: null,
    contact_homephone: null,
    ...contactColumns(contact),
  }));
  await barn.sql`insert into person ${barn.sql(rows)}`;
  for (const { personId, hats, contact } of people)
    barn.record(`person-${personId}`, added(personId, hats, Object.keys(contactColumns(contact))));
}

async function addRiders(barn: BarnTransaction, riders: readonly (Rider & { details: RiderDetails })[]) {
  if (riders.length === 0) return;
  const nothing = {
    level: null,
    tack: null,
    date_of_birth: null,
    general_notes1: null,
    general_notes2: null,
    general_notes3: null,
  };
  await barn.sql`insert into student ${barn.sql(riders.map(({ personId, studentId, details }) => ({ farm_id: barn.farmId, student_id: studentId, person_id: personId, ...nothing, ...riderColumns(details) })))}`;
}

/** Opens a family's account: its holder, and the members who ride. */
export const openAccount = command(
  'people.OpenAccount',
  async (barn, { holder, holderRides = false, members = [] }: OpenAccount) => {
    const accountId = barn.newId();
    const riders = [
      ...(holderRides ? [{ personId: accountId, contact: holder }] : []),
      ...members.map((contact) => ({ personId: barn.newId(), contact })),
    ].map((rider) => ({ ...rider, studentId: barn.newId(), details: rider.contact as RiderDetails }));
    const everybody = [
      {
        personId: accountId,
        accountId,
        contact: holder,
        hats: ['account', ...(holderRides ? ['student'] : [])] as Hat[],
      },
      ...riders
        .filter((rider) => rider.personId !== accountId)
        .map(({ personId, contact }) => ({ personId, accountId, contact, hats: ['member', 'student'] as Hat[] })),
    ];
    await addPeople(barn, everybody);
    await addRiders(barn, riders);
    return { personId: accountId, riders: riders.map(({ personId, studentId }) => ({ personId, studentId })) };
  },
);

/** Adds one more rider to an account. */
export const addMember = command(
  'people.AddMember',
  async (barn, { accountPersonId, ...member }: Member & { accountPersonId: string }) => {
    const [account] =
      await barn.sql`select 1 from person where farm_id = ${barn.farmId} and person_id = ${accountPersonId} and billing_person_id = person_id`;
    if (!account) throw notFound('The account');
    const rider = { personId: barn.newId(), studentId: barn.newId() };
    await addPeople(barn, [
      { personId: rider.personId, accountId: accountPersonId, contact: member, hats: ['member', 'student'] },
    ]);
    await addRiders(barn, [{ ...rider, details: member }]);
    return rider;
  },
);
