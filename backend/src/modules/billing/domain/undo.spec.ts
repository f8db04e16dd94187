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
    ).toThrow(`(${word}) has already been used`),
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
    ).toThrow('already been used'));

  it.each([
    ['makeup', 'makeup', gift(['elsewhere'])],
    ['single_lesson', 'single lesson', gift(['elsewhere'])],
    ['credit', 'credit', gift(['elsewhere'])],
  ] as const)('says by its code that the %s was used', (compensation, what, used) =>
    expect(() => undoEarlier(cancelled({ cancellation: { replaces: earlier(compensation) }, issued: [used] }))).toThrow(
      expect.objectContaining({ code: 'compensation_used', message: expect.stringContaining(`(${what})`) }),
    ),
  );
  it('says by its code that the money went back', () =>
    expect(() =>
      undoEarlier(
        cancelled({ cancellation: { replaces: earlier('refund') }, refund: { paymentId: 'back', approved: true } }),
      ),
    ).toThrow(expect.objectContaining({ code: 'refund_recorded' })));
  it('is refused if only one of several was used', () =>
    expect(() =>
      undoEarlier(
        cancelled({
          cancellation: { replaces: earlier('makeup') },
          issued: [gift(), { ...gift(['elsewhere']), packageId: 'second' }],
        }),
      ),
    ).toThrow('already been used'));
  it('takes everything back that was given', () =>
    expect(
      undoEarlier(
        cancelled({
          cancellation: { replaces: earlier('makeup') },
          issued: [gift(), { ...gift(), packageId: 'second' }],
        }),
      ).map(({ data }) => 'packageId' in data && data.packageId),
    ).toEqual(['gift', 'second']));
  it('takes nothing back of a cancellation that gave nothing', () =>
    expect(undoEarlier(cancelled({ cancellation: { replaces: earlier('none') }, issued: [gift()] }))).toEqual([]));
  it('has no makeup to use again where none was booked with', () =>
    expect(
      undoEarlier(cancelled({ cancellation: { replaces: earlier('restore_makeup', 'released') }, covering: null })),
    ).toEqual([]));

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
