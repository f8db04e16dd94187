import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';
import { distributionOfAll, ReferenceTable } from './distribution.js';

@Entity('stall')
class Stall extends BarnRow {
  @PrimaryColumn('uuid') stallId: string;
}

@ReferenceTable()
@Entity('breed')
class Breed {
  @PrimaryColumn('text') breed: string;
}

/** Read by everybody before a barn is known. */
@ReferenceTable()
@Entity('barn_address')
class BarnAddress extends BarnRow {
  @Column('text') address: string;
}

@Entity('weather')
class Weather {
  @PrimaryColumn('date') day: string;
}

describe('where a table’s rows live', () => {
  it('is with their barn, or everywhere, as the entity says', () =>
    expect(distributionOfAll([Stall, Breed, BarnAddress])).toEqual([
      { name: 'stall', distribution: 'by farm_id' },
      { name: 'breed', distribution: 'reference' },
      { name: 'barn_address', distribution: 'reference' },
    ]));

  it('is not left open', () =>
    expect(() => distributionOfAll([Stall, Weather])).toThrow('Weather does not say how it is distributed'));
});
