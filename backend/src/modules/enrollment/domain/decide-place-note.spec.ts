import { placeFacts } from '../test/given.js';
import { decidePlaceNote, type NewNote } from './decide-place-note.js';

const decide = (facts: Partial<NewNote> = {}) =>
  decidePlaceNote({
    note: 'Fever',
    by: 'staff',
    isCancelling: false,
    place: placeFacts('anna', { note: 'A cold' }),
    ...facts,
  });
const noted = {
  type: 'enrollment.PlaceNoted',
  data: { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna' },
};

describe('a note about a cancellation', () => {
  it('is an event of its own where nothing else happens', () =>
    expect(decide()).toEqual({ writes: true, events: [noted] }));
  it('goes with the cancellation', () => expect(decide({ isCancelling: true })).toEqual({ writes: true, events: [] }));
  it.each<[string, Partial<NewNote>]>([
    ['that stands there already', { note: 'A cold' }],
    ['that is empty', { note: '' }],
    ['that nobody wrote', { note: undefined }],
    ['that a family sends again, later', { by: 'family' }],
  ])('%s changes nothing', (_, facts) => expect(decide(facts)).toEqual({ writes: false, events: [] }));
});
