import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { joinedCards } from '../domain/decide-emergency-card.js';
import { EmergencyCard } from '../tables/emergency-card.entity.js';

type Key = Pick<EmergencyCard, 'farmId' | 'studentId'>;

/** What is noted of either record is noted of the one that stays. */
export async function handOverEmergencyCard(barn: BarnTransaction, from: Key, to: Key) {
  const cards = barn.repository(EmergencyCard);
  const [merged, kept] = await Promise.all([cards.findOneBy(from), cards.findOneBy(to)]);
  if (!merged) return;
  const { contacts, medicalNote } = kept ? joinedCards(kept, merged) : merged;
  const version = Math.max(merged.version, kept?.version ?? 0) + 1;
  const { notedBy, notedAt } = merged;
  await cards.upsert({ ...to, contacts: [...contacts], medicalNote, version, notedBy, notedAt }, [
    'farmId',
    'studentId',
  ]);
  await cards.delete(from);
}
