import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { TakeHeldMoney } from '../../cards/contracts.js';
import { EnrolStudent, FreeGuestPlace, type Warning } from '../../enrollment/contracts.js';
import { AddMember, NoteMeasures, OpenAccounts, type Member, type NewAccount } from '../../people/contracts.js';
import { decideLinking } from '../domain/decide-enquiry.js';
import { decideGiving } from '../domain/decide-place.js';
import { enquiryStream, type PlaceGiven } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { Enquiry } from '../tables/enquiry.entity.js';

/** A family that is new, a new rider of a family that the barn knows, or one of its riders. */
export type Guest =
  | { kind: 'new'; account: NewAccount }
  | { kind: 'member'; personId: string; member: Member }
  | { kind: 'rider'; personId: string; studentId: string };

interface Giving {
  enquiryId: string;
  guest: Guest;
  /** The lesson is full, which staff have read. */
  overfill: boolean;
}

interface Given {
  /** The account holder. */
  personId: string;
  warnings: readonly Warning[];
}

/**
 * The client, the rider and the place in one step: all of it or nothing; what is held for it becomes the client's payment.
 * Twice is once. What a booking by staff is refused for refuses it;
 * a full lesson, too, unless that was read.
 */
export class GivePlace extends barnCommand<Giving, Given>('enquiries.GivePlace') {}

@CommandHandler(GivePlace)
export class GivePlaceHandler extends BarnCommandHandler<GivePlace> {
  async handle(barn: BarnTransaction, { enquiryId, guest, overfill }: Giving): Promise<Given> {
    const { farmId, now } = barn;
    const enquiry = await loadEnquiry(barn, enquiryId);
    const lessonId = decideGiving(enquiry, guest.kind === 'new');
    if (lessonId === null) return { personId: enquiry.personId ?? '', warnings: [] };
    const { personId, studentId, isNew } = await riderOf(barn, guest);
    if (isNew) await noteWeight(barn, enquiryId, studentId);
    await barn.execute(FreeGuestPlace, { placeId: enquiryId, lessonId, why: 'given' });
    const { warnings, lessonPersonId } = await barn.execute(EnrolStudent, {
      lessonId,
      studentId,
      respectMaximum: !overfill,
      quiet: true,
    });
    const taking = { placeId: enquiryId, billingPersonId: personId, studentId, lessonPersonId };
    await barn.execute(TakeHeldMoney, taking);
    await barn
      .repository(Enquiry)
      .update({ farmId, enquiryId }, { personId, place: 'given', state: 'answered', closedAt: null, touchedAt: now });
    barn.record(enquiryStream(enquiryId), ...decideLinking(enquiryId, enquiry, personId), {
      type: 'enquiries.PlaceGiven',
      data: { enquiryId, lessonId, studentId },
    } satisfies PlaceGiven);
    return { personId, warnings };
  }
}

async function riderOf(barn: BarnTransaction, guest: Guest) {
  if (guest.kind === 'new') {
    const [opened] = await barn.execute(OpenAccounts, [guest.account]);
    const rider = opened?.riders.at(-1);
    if (!opened || !rider) throw notFound('The rider');
    return { personId: opened.personId, studentId: rider.studentId, isNew: true };
  }
  const personId = await accountOf(barn, guest);
  if (guest.kind === 'rider') return { personId, studentId: guest.studentId, isNew: false };
  const { studentId } = await barn.execute(AddMember, { accountPersonId: personId, ...guest.member });
  return { personId, studentId, isNew: true };
}

/** The account holder of somebody whom the barn knows; a rider who is chosen is of the same account. */
async function accountOf({ sql, farmId }: BarnTransaction, guest: Exclude<Guest, { kind: 'new' }>) {
  const studentId = guest.kind === 'rider' ? guest.studentId : null;
  const [found] = await sql<{ personId: string; hasRider: boolean }[]>`
    select p.billing_person_id as "personId", exists (
      select from student s join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
      where s.farm_id = p.farm_id and s.student_id = ${studentId}::uuid and rider.billing_person_id = p.billing_person_id) as "hasRider"
    from person p
    where p.farm_id = ${farmId} and p.person_id = ${guest.personId} and p.billing_person_id is not null and p.erased_at is null`;
  if (!found) throw notFound('The client', 'person_id');
  if (studentId && !found.hasRider) throw notFound('The rider of this account', 'student_id');
  return found.personId;
}

async function noteWeight(barn: BarnTransaction, enquiryId: string, studentId: string) {
  const { sql, farmId } = barn;
  const [said] = await sql<{ weight: number | null }[]>`
    select rider_weight as weight from enquiry where farm_id = ${farmId} and enquiry_id = ${enquiryId}`;
  if (said?.weight) await barn.execute(NoteMeasures, { studentId, weight: said.weight, height: null });
}
