import { ConfirmEnquiry } from '../../src/modules/enquiries/commands/confirm-enquiry.js';
import { EraseOldEnquiries } from '../../src/modules/enquiries/commands/erase-old-enquiries.js';
import { LinkEnquiry, MakeClientOfEnquiry } from '../../src/modules/enquiries/commands/link-enquiry.js';
import { MakeEnquiry } from '../../src/modules/enquiries/commands/make-enquiry.js';
import { MoveEnquiries } from '../../src/modules/enquiries/commands/move-enquiries.js';
import { AssignEnquiry, CloseEnquiry } from '../../src/modules/enquiries/commands/settle-enquiry.js';
import { AnswerEnquiry, ContinueEnquiry } from '../../src/modules/enquiries/commands/write-message.js';
import { FormStamps, PROOF_BITS } from '../../src/modules/enquiries/form-stamps.js';
import { proofOf } from '../enquiries/stranger.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/** A stranger asks, is answered, becomes a client who is merged with another, and what is old is erased. */
export function enquiryDeeds(does: Does, { admin, students, forms }: Awaited<ReturnType<typeof populate>>) {
  return [
    async ({ who, how, far }: Step) => {
      const { farmId, secret, now } = forms;
      const stamps = new FormStamps(secret);
      const stamp = stamps.issue(farmId, new Date(now().getTime() - 60_000));
      const enquiryId = stamps.read(farmId, stamp)?.enquiryId ?? '';
      const written = { ...asked, firstName: `Asker ${how}` };
      await does(admin, MakeEnquiry, { stamp, proof: proofOf(stamp, PROOF_BITS), isTrapped: false, written });
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
