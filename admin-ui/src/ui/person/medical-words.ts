import type { EmergencyCard } from '@/data/requests/emergency-cards';

/** The note, or that there is one which others read; null where there is none. */
export const medicalWords = ({
  medical_note,
  is_note_withheld,
}: Pick<EmergencyCard, 'medical_note' | 'is_note_withheld'>): string | null =>
  is_note_withheld === 1 ? 'There is a medical note. Who teaches this rider reads it on that day.' : medical_note;
