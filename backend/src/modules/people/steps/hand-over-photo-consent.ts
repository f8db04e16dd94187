import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { stricter } from '../domain/decide-photo-consent.js';
import { PhotoConsent } from '../tables/photo-consent.entity.js';

type Key = Pick<PhotoConsent, 'farmId' | 'studentId'>;

/** Of two answers the stricter one stays, with who gave it and when. */
export async function handOverPhotoConsent(barn: BarnTransaction, from: Key, to: Key) {
  const consents = barn.repository(PhotoConsent);
  const [merged, kept] = await Promise.all([consents.findOneBy(from), consents.findOneBy(to)]);
  const stays = stricter(kept, merged);
  if (!merged || !stays) return;
  const { answer, answeredBy, byStaff, answeredAt } = stays;
  await consents.delete(from);
  await consents.upsert({ ...to, answer, answeredBy, byStaff, answeredAt }, ['farmId', 'studentId']);
}
