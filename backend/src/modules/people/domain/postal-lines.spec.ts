import { postalLines, type Address } from './postal-lines.js';

const nowhere: Address = { street: null, line2: null, postcode: null, town: null, region: null, country: null };
const guelph: Address = { ...nowhere, street: '12 Elm Street', postcode: 'N1H 3A1', town: 'Guelph', region: 'ON' };
const bern: Address = { ...nowhere, street: 'Kramgasse 4', line2: 'c/o Meier', postcode: '3011', town: 'Bern' };

describe('an address on paper', () => {
  it.each([
    ['names town, region and postal code in Canada', guelph, 'CA', ['12 Elm Street', 'Guelph ON N1H 3A1']],
    ['names the postal code first in Switzerland', bern, 'CH', ['Kramgasse 4', 'c/o Meier', '3011 Bern']],
    [
      'names the region in a line of its own there',
      { ...bern, region: 'Bern (BE)' },
      'CH',
      ['Kramgasse 4', 'c/o Meier', '3011 Bern', 'Bern (BE)'],
    ],
    [
      'of the barn’s country does not name it',
      { ...guelph, country: 'canada' },
      'CA',
      ['12 Elm Street', 'Guelph ON N1H 3A1'],
    ],
    [
      'abroad is in the order of its own country, which stands last',
      { ...guelph, country: 'Canada' },
      'CH',
      ['12 Elm Street', 'Guelph ON N1H 3A1', 'CANADA'],
    ],
    [
      'knows a country by its two letters',
      { ...bern, line2: null, country: 'ch' },
      'CA',
      ['Kramgasse 4', '3011 Bern', 'CH'],
    ],
    ['has no line for what is unknown', { ...nowhere, town: 'Guelph' }, 'CA', ['Guelph']],
    ['is nothing where only a country is known', { ...nowhere, country: 'Canada' }, 'CH', []],
  ])('%s', (_, address, barnCountry, lines) => expect(postalLines(address, barnCountry)).toEqual(lines));
});
