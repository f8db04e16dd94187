import { list, joined, judged, offered } from '../test/waiting.js';
import { heldInSession } from './session-places.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const LATER = '2026-11-20T15:00:00.001Z';

describe('places of a session that are held from', () => {
  const mia = [joined('mia'), offered('mia', LATER)];
  it.each([
    ['others, while one is kept', list(...mia), ['anna'], 1],
    ['nobody once that time has come, though nothing ran', list(joined('mia'), offered('mia', NOW)), ['anna'], 0],
    ['nobody for whom it is kept', list(...mia), ['mia'], 0],
    ['siblings of whom only one has it', list(...mia, joined('tom'), offered('tom', LATER)), ['mia', 'anna'], 1],
    ['whoever comes later, while somebody who fits waits', list(joined('mia')), ['anna'], 1],
    ['nobody while only those wait who do not fit', list(joined('mia'), judged('mia', 'age_outside')), ['anna'], 0],
    ['nobody who waits in front', list(joined('mia'), joined('tom')), ['mia'], 0],
    ['who waits behind', list(joined('mia'), joined('tom')), ['tom'], 1],
  ])('%s', (_, waiting, riders, held) => expect(heldInSession(waiting, riders, NOW)).toBe(held));
});
