import { enquiryErrors } from './domain/errors.js';
import { sealedId, unsealedId, type Sealing } from '../../platform/auth/sealed-id.js';

const sealing = (secret: string, within: string): Sealing => ({ secret, purpose: 'enquiry-link', within });

/** Where whoever made an enquiry confirms the address, reads what was answered, and writes more. Stands in mails alone. */
export const enquiryLink = (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  { farmId, publicId, enquiryId }: { farmId: string; publicId: string; enquiryId: string },
) => `${publicUrl}/public/${publicId}/enquiry/${sealedId(sealing(secret, farmId), enquiryId)}`;

export class EnquiryLinks {
  constructor(private readonly secret: string) {}

  /** Throws `enquiry_gone` if it is not ours, or another barn's. */
  idIn(farmId: string, token: string) {
    const enquiryId = unsealedId(sealing(this.secret, farmId), token);
    if (!enquiryId) throw enquiryErrors.enquiry_gone();
    return enquiryId;
  }
}
