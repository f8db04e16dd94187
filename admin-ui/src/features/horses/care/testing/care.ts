import type { CareEntry, CareLine, HorseCareKind } from '@/data/requests/care';
import { barn } from '@/testing/standing';

/** A barn that notes its horses' care. */
export const careBarn = () => ({
  farmDefaults: { ...barn, has_horse_care: 1 },
  currentUser: { person_id: 'p1', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
});

export const aLine = (own: Partial<CareLine> = {}): CareLine => ({
  horse_id: 'h1',
  horse_name: 'Biscuit',
  care_kind_id: 'farrier',
  file_id: null,
  care_kind_name: 'Farrier',
  state: 'overdue',
  due_on: '2026-11-03',
  days: -21,
  done_on: '2026-09-22',
  done_by: 'M. Smith',
  every: 6,
  every_unit: 'week',
  ...own,
});

export const aKind = (own: Partial<HorseCareKind> = {}): HorseCareKind => {
  const { horse_id: _, horse_name: __, file_id: ___, ...line } = aLine();
  return { ...line, care_kind_id: 'farrier', is_needed: 1, is_own: 0, kind_every: 6, kind_every_unit: 'week', ...own };
};

export const anEntry = (own: Partial<CareEntry> = {}): CareEntry => ({
  id: 'e1',
  horse_id: 'h1',
  care_kind_id: 'farrier',
  care_kind_name: 'Farrier',
  done_on: '2026-09-22',
  done_by: 'M. Smith',
  remark: 'Two new shoes',
  cost: 85,
  next_on: null,
  ...own,
});

export const kinds = [
  { id: 'farrier', care_kind_name: 'Farrier', every: 6, every_unit: 'week', is_active: 1 },
  { id: 'vet', care_kind_name: 'Vet', every: null, every_unit: null, is_active: 1 },
  { id: 'old', care_kind_name: 'Massage', every: 1, every_unit: 'month', is_active: 0 },
];
