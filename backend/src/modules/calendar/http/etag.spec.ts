import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { etagOf, positionIn } from './etag.js';

const me = { actor: SYSTEM };
const somebodyElse = { actor: { ...SYSTEM, loginId: '01930000-0000-7000-8000-000000000001' } };

describe('the tag of an answer', () => {
  it('is read back, however a proxy has dressed it', () => {
    const tag = etagOf(42, me);
    for (const sent of [tag, tag.replace('W/', ''), `"abc", ${tag}`]) expect(positionIn(sent, me)).toBe(42);
  });
  it('is nothing to somebody else', () => expect(positionIn(etagOf(42, me), somebodyElse)).toBeUndefined());
  it.each([undefined, '', '*', '"42"', '"x-y"'])('is not %p', (sent) => expect(positionIn(sent, me)).toBeUndefined());
});
