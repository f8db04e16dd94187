import { decideEmergencyCard, joinedCards, type EmergencyContact, type KnownCard } from './decide-emergency-card.js';

const mother: EmergencyContact = { name: 'Pia', phone: '519 555 0100', relation: 'Mother' };
const doctor: EmergencyContact = { name: 'Dr. Ito', phone: '519 555 0190', relation: null };
const known = (own: Partial<KnownCard> = {}): KnownCard => ({
  personId: 'anna-p',
  contacts: [mother],
  medicalNote: 'Bee stings',
  version: 3,
  isKept: true,
  ...own,
});
const noted = {
  type: 'people.PersonChanged',
  data: { personId: 'anna-p', change: 'edited', hats: ['student'], fields: ['emergency_card'] },
};

describe('an emergency card', () => {
  it.each([
    ['another contact', { contacts: [mother, doctor], medicalNote: 'Bee stings' }],
    ['nobody', { contacts: [], medicalNote: 'Bee stings' }],
    ['whom to call first', { contacts: [{ ...mother, phone: '519 555 0101' }], medicalNote: 'Bee stings' }],
    ['another relation', { contacts: [{ ...mother, relation: 'Aunt' }], medicalNote: 'Bee stings' }],
    ['another name', { contacts: [{ ...mother, name: 'Mia' }], medicalNote: 'Bee stings' }],
    ['no note', { contacts: [mother], medicalNote: null }],
  ])('is noted, and says nothing of what stands on it: %s', (_, details) =>
    expect(decideEmergencyCard(details, 3, known())).toEqual([noted]),
  );

  it('is in the order of calling', () => {
    const both = known({ contacts: [mother, doctor] });
    expect(decideEmergencyCard({ ...both, contacts: [doctor, mother] }, 3, both)).toEqual([noted]);
  });

  it('is no news where it stands so, even to somebody who saw an older one', () =>
    expect(decideEmergencyCard({ contacts: [mother], medicalNote: 'Bee stings' }, 2, known())).toEqual([]));

  it('is not overwritten by whoever has not seen it', () =>
    expect(() => decideEmergencyCard({ contacts: [doctor], medicalNote: null }, 2, known())).toThrow(
      expect.objectContaining({ code: 'emergency_card_changed' }),
    ));

  it.each([
    ['a contact', { contacts: [doctor], medicalNote: null }],
    ['a note', { contacts: [], medicalNote: 'Asthma' }],
  ])('is noted only where the barn keeps them: %s', (_, details) =>
    expect(() => decideEmergencyCard(details, 3, known({ isKept: false }))).toThrow(
      expect.objectContaining({ code: 'no_emergency_cards' }),
    ),
  );

  it('is erased where the barn keeps none any more', () =>
    expect(decideEmergencyCard({ contacts: [], medicalNote: null }, 3, known({ isKept: false }))).toEqual([noted]));
});

describe('the cards of two records of one rider', () => {
  it.each([
    ['both', [mother], 'Bee stings', [doctor], 'Asthma', [mother, doctor], 'Bee stings\nAsthma'],
    ['the same', [mother], 'Asthma', [{ ...mother, name: 'Pia M.' }], 'Asthma', [mother], 'Asthma'],
    ['of who stays', [mother], null, [], null, [mother], null],
    ['of who goes', [], null, [doctor], 'Asthma', [doctor], 'Asthma'],
  ])('are one: %s', (_, ours, ourNote, theirs, theirNote, contacts, medicalNote) =>
    expect(joinedCards({ contacts: ours, medicalNote: ourNote }, { contacts: theirs, medicalNote: theirNote })).toEqual(
      { contacts, medicalNote },
    ),
  );
});
