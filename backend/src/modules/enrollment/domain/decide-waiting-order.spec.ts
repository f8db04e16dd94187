import { joined, list } from '../test/waiting.js';
import { decideWaitingOrder } from './decide-waiting-order.js';

const THREE = list(joined('mia'), joined('tom'), joined('zoe'));
const order = (studentId: string, place: number) =>
  decideWaitingOrder({ lessonId: 'lesson-1', studentId, place }, THREE).map(({ data }) => data.entryIds);

describe('the order of a waiting list', () => {
  it('is changed by one who moves; the others keep theirs', () => {
    expect(order('zoe', 1)).toEqual([['entry-of-zoe', 'entry-of-mia', 'entry-of-tom']]);
    expect(order('mia', 2)).toEqual([['entry-of-tom', 'entry-of-mia', 'entry-of-zoe']]);
  });

  it('has an end, behind which nobody comes', () =>
    expect(order('mia', 30)).toEqual([['entry-of-tom', 'entry-of-zoe', 'entry-of-mia']]));

  it('stays as it is for who stands there, or nowhere', () => {
    expect(order('tom', 2)).toEqual([]);
    expect(order('nobody', 1)).toEqual([]);
  });
});
