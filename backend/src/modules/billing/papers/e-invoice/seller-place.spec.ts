import { placeOf } from './seller-place.js';

describe('where a barn is, as data', () => {
  it.each([
    [['Alte Straße 1', '74638 Waldenburg'], { street: 'Alte Straße 1', postcode: '74638', town: 'Waldenburg' }],
    [['Hof 3', 'A-1010 Wien'], { street: 'Hof 3', postcode: '1010', town: 'Wien' }],
    [['Manege 2', '1011 AB Amsterdam'], { street: 'Manege 2', postcode: '1011 AB', town: 'Amsterdam' }],
    [['Gård 4', '114 55 Stockholm'], { street: 'Gård 4', postcode: '114 55', town: 'Stockholm' }],
    [['74638 Waldenburg'], { postcode: '74638', town: 'Waldenburg' }],
  ])('%j says its postal code and its town', (lines, place) => expect(placeOf(lines)).toEqual(place));

  it.each([[['12 Orchard Lane', 'Guelph']], [['1480 Concession Road 6', 'Puslinch, Ontario']], [['Mill Road']], [[]]])(
    '%j says them in no way that is known, and stays as it is',
    (lines) => expect(placeOf(lines)).toEqual({ street: lines[0], further: lines[1] }),
  );
});
