import { needsReallocation } from './cancelled-place.js';
import { cancelled, debit, open } from '../test/samples.js';
import { undoEarlier } from './undo.js';

const earlier = (
  compensation: 'none' | 'makeup' | 'single_lesson' | 'credit' | 'refund' | 'restore_makeup',
  unit: 'used' | 'released' = 'used',
) => ({ code: 'CWM', unit, compensation });
const gift = (usedBy: string[] = []) =>
  open({ packageId: 'gift', kind: 'makeup', startCount: 1, issuedFor: 'place', usedBy });

describe('changing what a cancellation gives', () => {
  it('leaves what is exactly what is given now', () => {
    const same = open({
      packageId: 'gift',
      kind: 'makeup',
      purchaseDate: '2026-11-20',
      expiryDate: '2026-12-24',
      usedBy: ['elsewhere'],
    });
    expect(
      undoEarlier(cancelled({ cancellation: { compensation: 'makeup', replaces: earlier('credit') }, issued: [same] })),
    ).toEqual([]);
  });
  it('uses a makeup again once', () =>
    expect(
      undoEarlier(
        cancelled({ cancellation: { replaces: earlier('restore_makeup', 'released') }, makeup: gift(['place']) }),
      ),
    ).toEqual([]));
  it('takes nothing back the first time', () => expect(undoEarlier(cancelled({ issued: [gift()] }))).toEqual([]));
  it.each(['makeup', 'single_lesson', 'credit'] as const)('takes an unused %s back', (compensation) =>
    expect(undoEarlier(cancelled({ cancellation: { replaces: earlier(compensation) }, issued: [gift()] }))).toEqual([
      { type: 'billing.IssueWithdrawn', data: { packageId: 'gift', studentId: 'rider' } },
    ]),
  );
  it.each([
    ['makeup', 'makeup'],
    ['single_lesson', 'single lesson'],
    ['credit', 'credit'],
  ] as const)('is refused once the %s is used', (compensation, word) =>
    expect(() =>
      undoEarlier(cancelled({ cancellation: { replaces: earlier(compensation) }, issued: [gift(['elsewhere'])] })),
    ).toThrow(`The ${word} given for this cancellation has been used already`),
  );
  it('calls off a refund nobody approved', () =>
    expect(
      undoEarlier(
        cancelled({ cancellation: { replaces: earlier('refund') }, refund: { paymentId: 'back', approved: false } }),
      ),
    ).toEqual([{ type: 'billing.RefundWithdrawn', data: { paymentId: 'back', lessonPersonId: 'place' } }]));
  it('is refused once the money was given back', () =>
    expect(() =>
      undoEarlier(
        cancelled({ cancellation: { replaces: earlier('refund') }, refund: { paymentId: 'back', approved: true } }),
      ),
    ).toThrow('A refund was recorded'));
  it('has nothing to call off where the refund came to nothing', () =>
    expect(undoEarlier(cancelled({ cancellation: { replaces: earlier('refund') } }))).toEqual([]));
  it('uses a makeup that was given back again', () =>
    expect(
      undoEarlier(
        cancelled({
          cancellation: { replaces: earlier('restore_makeup', 'released') },
          covering: null,
          makeup: gift(),
        }),
      ),
    ).toEqual([debit('gift')]));
  it('leaves a makeup given back where it stays given back', () =>
    expect(
      undoEarlier(
        cancelled({
          cancellation: { replaces: earlier('restore_makeup', 'released'), compensation: 'restore_makeup' },
          covering: null,
          makeup: gift(),
        }),
      ),
    ).toEqual([]));
  it('is refused once the makeup given back is used', () =>
    expect(() =>
      undoEarlier(
        cancelled({
          cancellation: { replaces: earlier('restore_makeup', 'released') },
          covering: null,
          makeup: gift(['elsewhere']),
        }),
      ),
    ).toThrow('used already'));

  it('covers a place anew that kept nothing and now keeps its unit', () => {
    const again = (
      unit: 'used' | 'released',
      replaces = earlier('none', 'released'),
      covering = null as ReturnType<typeof open> | null,
    ) => needsReallocation(cancelled({ cancellation: { unit, replaces }, covering }));
    expect([
      again('used'),
      again('released'),
      again('used', earlier('none', 'used')),
      again('used', earlier('none', 'released'), open()),
    ]).toEqual([true, false, false, false]);
  });
});
