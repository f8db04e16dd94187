import type { Note, NotePage } from '@/data/requests/notes';
import { longName } from '@/testing/staff';

export const aNote = (own: Partial<Note> = {}): Note => ({
  id: 'n1',
  about: 'client',
  person_id: 'p9',
  person_name: longName,
  horse_id: null,
  horse_name: null,
  notes: 'Trots without stirrups.',
  pin: 0,
  is_public: 1,
  lesson_date_time_id: null,
  lesson_name: null,
  scheduled_date: null,
  created_by_person: 'Maya Reyes',
  created_by_name: 'Maya Reyes',
  for_admin: 0,
  created_at: '2026-11-24 16:05',
  ...own,
});
export const aPage = (notes: readonly Note[], own: Partial<NotePage> = {}) => ({
  notes,
  data: notes,
  size: notes.length,
  can_add: 1,
  can_add_private: 1,
  usual_email: 'holder@home.test',
  can_change_email: 1,
  ...own,
});
