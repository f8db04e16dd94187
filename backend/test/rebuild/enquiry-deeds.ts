import { DeclinePlace } from '../../src/modules/enquiries/commands/decline-place.js';
import { NoteFreedPlaces } from '../../src/modules/enquiries/commands/note-freed-places.js';
import { GivePlace } from '../../src/modules/enquiries/commands/give-place.js';
import { ConfirmEnquiry } from '../../src/modules/enquiries/commands/confirm-enquiry.js';
import { EraseOldEnquiries } from '../../src/modules/enquiries/commands/erase-old-enquiries.js';
import { LinkEnquiry, MakeClientOfEnquiry } from '../../src/modules/enquiries/commands/link-enquiry.js';
import { MakeEnquiry } from '../../src/modules/enquiries/commands/make-enquiry.js';
import { MoveEnquiries } from '../../src/modules/enquiries/commands/move-enquiries.js';
import { AssignEnquiry, CloseEnquiry } from '../../src/modules/enquiries/commands/settle-enquiry.js';
import { AnswerEnquiry, ContinueEnquiry } from '../../src/modules/enquiries/commands/write-message.js';
import { KeepPaidPlace } from '../../src/modules/enquiries/commands/keep-paid-place.js';
import { WithdrawPlace } from '../../src/modules/enquiries/commands/withdraw-place.js';
import { NoteMoneyHeld, ReleaseHeldMoney, TakeHeldMoney } from '../../src/modules/cards/commands/held-money.js';
import { RunGuestPlaces } from '../../src/modules/enrollment/commands/run-guest-places.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import { ENQUIRY_FORM } from '../../src/modules/enquiries/domain/limits.js';
import { FormStamps, PROOF_BITS } from '../../src/platform/auth/form-stamps.js';
import { proofOf } from '../enquiries/stranger.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/**
 * A stranger asks for a place, which is kept, given or declined; another asks, is answered, becomes a client who is merged with another,
 * and what is old is erased.
 */
export function enquiryDeeds(does: Does, { admin, students, forms, single }: Awaited<ReturnType<typeof populate>>) {
  const newForm = () => {
    const { farmId, secret, now } = forms;
    const stamps = new FormStamps(secret, ENQUIRY_FORM);
    const stamp = stamps.issue(farmId, new Date(now().getTime() - 60_000));
    return { enquiryId: stamps.read(farmId, stamp)?.id ?? '', stamp, proof: proofOf(stamp, PROOF_BITS) };
  };
  /** A guest whose address is confirmed, and for whom a place is kept. */
  const guest = async (how: number, time: string) => {
    const start = { date: `2027-03-${10 + (how % 20)}`, time };
    const nobody = { studentIds: [], horseIds: [], extraStaff: [] };
    const [lessonId = ''] = await does(admin, ScheduleLesson, { sectionId: single, start, ...nobody });
    const { enquiryId, stamp, proof } = newForm();
    const email = `guest-${how}-${time}@example.test`;
    const written = { ...asked, wish: 'place' as const, firstName: `Guest ${how}`, email };
    const place = { lessonId, riderWeight: null };
    await does(admin, MakeEnquiry, { stamp, proof, isTrapped: false, written, asked: place });
    await does(admin, ConfirmEnquiry, { enquiryId });
    await does(admin, RunGuestPlaces, { lessonIds: [lessonId] });
    return enquiryId;
  };
  return [
    async ({ how, far }: Step) => {
      // Of several, since the steps that follow may fill a lesson, and then a place is kept no longer.
      for (const time of ['11:00', '12:00', '18:00']) await guest(how, time);
      const enquiryId = await guest(how, '14:00');
      await does(admin, DeclinePlace, { enquiryId, body: 'It is full.' });
      const { personId } = await does(admin, OpenAccount, { holder: { firstName: `Guest ${how}` }, holderRides: true });
      const member = { firstName: `Rider ${how}` };
      await does(admin, GivePlace, { enquiryId, guest: { kind: 'member', personId, member }, overfill: far });
      await does(admin, NoteFreedPlaces, [{ enquiryId, why: 'ended' }]);
      await does(admin, WithdrawPlace, { enquiryId: await guest(how, '16:00') });
      await does(admin, KeepPaidPlace, { enquiryId });
      await does(admin, NoteMoneyHeld, { paymentId: enquiryId });
      await does(admin, ReleaseHeldMoney, [enquiryId]);
      const nobody = { billingPersonId: personId, studentId: personId, lessonPersonId: enquiryId };
      await does(admin, TakeHeldMoney, { placeId: enquiryId, ...nobody });
    },
    async ({ who, how, far }: Step) => {
      const { enquiryId, stamp, proof } = newForm();
      const written = { ...asked, firstName: `Asker ${how}` };
      await does(admin, MakeEnquiry, { stamp, proof, isTrapped: false, written });
      await does(admin, ConfirmEnquiry, { enquiryId });
      await does(admin, AssignEnquiry, { enquiryId, personId: null });
      await does(admin, ContinueEnquiry, { enquiryId, key: `key ${how}`, body: 'And on Sundays?' });
      await does(admin, AnswerEnquiry, { enquiryId, body: 'Come by.' });
      const account = { holder: { firstName: `Asker ${how}` }, holderRides: far };
      const personId = await does(admin, MakeClientOfEnquiry, { enquiryId, account });
      const { accountHolderId } = at(students, who);
      await does(admin, MoveEnquiries, new Map([[personId, accountHolderId]]));
      await does(admin, LinkEnquiry, { enquiryId, personId: far ? null : accountHolderId });
      await does(admin, CloseEnquiry, { enquiryId, closed: far });
      await does(admin, EraseOldEnquiries, undefined);
    },
  ];
}

const asked = {
  wish: 'trial' as const,
  lastName: '',
  email: 'asker@example.test',
  phone: null,
  riderName: null,
  birthYear: null,
  experience: null,
  message: 'Do you have room on Saturdays?',
};
