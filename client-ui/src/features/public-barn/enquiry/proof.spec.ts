import { proofOf } from './proof';

describe('what a browser does for a form', () => {
  // Reckoned by another program.
  it.each([
    ['stamp', 0, '0'],
    ['stamp', 9, '226'],
    ['AbZ-9_x'.repeat(9), 12, '1386'],
  ])('%s, %d bits', async (stamp, bits, proof) => expect(await proofOf(stamp, bits)).toBe(proof));

  it('ends when nobody waits for it any more', async () => {
    const given = new AbortController();
    const work = proofOf('stamp', 32, given.signal);
    given.abort();
    await expect(work).rejects.toThrow();
  });
});
