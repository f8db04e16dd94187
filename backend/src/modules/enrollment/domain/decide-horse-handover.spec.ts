import type { HorseAdded } from '../events.js';
import { cancelled, enrolled, given, LESSON } from '../test/given.js';
import { decideHorseHandover, type HorseHandover } from './decide-horse-handover.js';

const horses = new Map([
  ['juniper', { name: 'Juniper', isActive: true }],
  ['retired', { name: 'Old Joe', isActive: false }],
]);
const onBiscuit = (who: string) => enrolled(who, { horseId: 'biscuit' });
const tackedUp: HorseAdded = {
  type: 'enrollment.HorseAdded',
  data: { lessonHorseId: 'lh', lessonId: LESSON, horseId: 'biscuit', withRider: true },
};
const to = (who: string, horseId: string | null, seen: string | null = 'biscuit'): HorseHandover => ({
  lessonPersonId: `place-of-${who}`,
  seen,
  horseId,
});
const decided = (handovers: HorseHandover[], ...history: Parameters<typeof given>) => {
  const rosters = new Map([[LESSON, given(...history)]]);
  const { events, handedOver } = decideHorseHandover(handovers, rosters, horses);
  return { events: events.map(({ type, data }) => `${type.slice(11)} ${data.horseId}`), done: handedOver.length };
};
const two = [onBiscuit('anna'), onBiscuit('leo')];

describe('handing over what a horse is planned for', () => {
  it('gives each rider the horse that was chosen, or none', () =>
    expect(decided([to('anna', 'juniper'), to('leo', null)], ...two)).toEqual({
      events: ['HorseAssigned juniper', 'HorseAssigned null'],
      done: 2,
    }));

  it('leaves whoever has another horse by now, is not there, or has cancelled', () => {
    const nothing = { events: [], done: 0 };
    expect(decided([to('anna', 'juniper', 'clover'), to('mia', null)], ...two)).toEqual(nothing);
    expect(decided([to('anna', null)], onBiscuit('anna'), cancelled('anna'))).toEqual(nothing);
  });

  it('is nothing where the horse is the same', () =>
    expect(decided([to('anna', 'biscuit')], ...two)).toEqual({ events: [], done: 0 }));

  it('gives nobody a horse that is out of use, or is not there', () => {
    expect(() => decided([to('anna', 'retired')], ...two)).toThrow('Old Joe is not in work.');
    expect(() => decided([to('anna', 'pegasus')], ...two)).toThrow('The horse was not found.');
  });

  it('takes what stood in the lesson for the tack alone with the last rider, and not before', () => {
    expect(decided([to('anna', null)], ...two, tackedUp).events).toEqual(['HorseAssigned null']);
    expect(decided([to('anna', null), to('leo', null)], ...two, tackedUp).events).toEqual([
      'HorseAssigned null',
      'HorseAssigned null',
      'HorseRemoved biscuit',
    ]);
  });
});
