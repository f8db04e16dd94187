import { emptyDraft, withSection, withStart, type Slot } from './draft';
import { toWire } from './to-wire';
import { validate } from './validate';

const slot: Slot = {
  date: '2026-11-24',
  start: '16:00',
  end: null,
  instructor_id: null,
  location_id: null,
  section_id: null,
};
const section = {
  id: 's1',
  name: 'Beginner group',
  duration: 45,
  max_enrollment: 6,
  program_id: 'p1',
  instructor_id: 'i1',
  location_id: 'a1',
  product_id: null,
  has_horses: 0 as const,
  has_students: 0 as const,
};
const filled = withSection(emptyDraft(slot), section, slot);

describe('a new event', () => {
  it('begins with an hour, no title and no recurrence (R072 R080)', () => {
    expect(emptyDraft(slot)).toMatchObject({ end: '17:00', title: '', repeat: { every: 'none', times: 4 } });
  });

  it('takes title, staff, place and length from its section (R041)', () => {
    expect(filled).toMatchObject({ title: 'Beginner group', instructor_id: 'i1', location_id: 'a1', end: '16:45' });
  });

  it('keeps the column that was clicked (R041)', () => {
    expect(withSection(emptyDraft(slot), section, { ...slot, instructor_id: 'i2' }).instructor_id).toBe('i2');
  });

  it('keeps what the person has set when a section is chosen, above all the time', () => {
    const set = { ...emptyDraft(slot), title: 'Gymkhana', end: '18:30', instructor_id: 'i9' };
    expect(withSection(set, section, slot, { end: true, title: true, instructor_id: true })).toMatchObject({
      title: 'Gymkhana',
      end: '18:30',
      instructor_id: 'i9',
      location_id: 'a1',
    });
    const drawn = { ...slot, end: '17:30' };
    expect(withSection(emptyDraft(drawn), section, drawn)).toMatchObject({ start: '16:00', end: '17:30' });
  });

  it('lasts an hour where its section says nothing (R080)', () => {
    expect(withSection(emptyDraft(slot), { ...section, duration: 0 }, slot).end).toBe('17:00');
  });

  it('keeps its length when the start moves', () => {
    expect(withStart(filled, '23:30')).toMatchObject({ start: '23:30', end: '00:15' });
  });

  it('asks for section and place in the same words, and for both halves of additional staff (R070 R073)', () => {
    expect(validate(emptyDraft(slot))).toEqual({
      section_id: 'section is required',
      location_id: 'section is required',
    });
    expect(
      validate({
        ...filled,
        extra: [
          { staff: 'i1', task: 't1' },
          { staff: '', task: '' },
        ],
      }),
    ).toEqual({ extra: [{}, { staff: 'Staff can not be empty', task: 'Task can not be empty' }] });
  });

  it('travels with wall-clock times, over midnight if need be', () => {
    expect(toWire(filled)).toMatchObject({
      start: '2026-11-24 16:00',
      end: '2026-11-24 16:45',
      duration: 45,
      is_recuring: 0,
    });
    expect(toWire(filled)).not.toHaveProperty('frequency');
    // R076 R213
    expect(toWire({ ...filled, repeat: { every: 'fortnightly', ends: 'after', times: 4, until: '' } })).toMatchObject({
      is_recuring: 1,
      frequency: 2,
      measure: 'weeks',
      endtype: 'after',
      repeat_count: 4,
    });
    expect(toWire(withStart(filled, '23:30'))).toMatchObject({ end: '2026-11-25 00:15', duration: 45 });
  });
});

describe('a series', () => {
  const weekly = { every: 'weekly', ends: 'after', times: 12, until: '' } as const;

  it('cannot end before it begins', () => {
    expect(validate({ ...filled, repeat: { ...weekly, ends: 'on_date', until: '2026-11-01' } })).toEqual({
      repeat: { until: 'end date must be after start date' },
    });
  });
});
