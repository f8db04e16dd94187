import { cancelled, open } from '../test/samples.js';
import { undoEarlier } from './undo.js';

const earlier = (
  compensation: NonNullable<Parameters<typeof undoEarlier>[0]['cancellation']['replaces']>['compensation'],
) => ({
  code: 'CWM',
  unit: 'used' as const,
  compensation,
});
const gift = (packageId = 'gift') => open({ packageId, kind: 'makeup', startCount: 1, issuedFor: 'place' });
const undone = (of: Parameters<typeof cancelled>[0]) => undoEarlier(cancelled(of));

describe('changing what a cancellation gives', () => {
  it('leaves what is exactly what is given now', () =>
    expect(
      undone({
        cancellation: { compensation: 'makeup', replaces: earlier('credit') },
        issued: [{ ...gift(), purchaseDate: '2026-11-20', expiryDate: '2026-12-24' }],
      }),
    ).toEqual([]));
  it('takes nothing back the first time', () => expect(undone({ issued: [gift()] })).toEqual([]));
  it.each(['makeup', 'single_lesson', 'credit'] as const)('takes a %s back, and all that was given', (compensation) =>
    expect(undone({ cancellation: { replaces: earlier(compensation) }, issued: [gift(), gift('second')] })).toEqual([
      { type: 'billing.IssueWithdrawn', data: { packageId: 'gift', studentId: 'rider' } },
      { type: 'billing.IssueWithdrawn', data: { packageId: 'second', studentId: 'rider' } },
    ]),
  );
  it.each(['none', 'restore_makeup'] as const)('takes nothing back of %s', (compensation) =>
    expect(undone({ cancellation: { replaces: earlier(compensation) }, issued: [gift()] })).toEqual([]),
  );
  it('makes a makeup as short again as it was, where this cancellation made it longer (C08)', () => {
    const back = (lessonPersonId: string, extendedFrom: string | null) =>
      undone({
        cancellation: { replaces: earlier('restore_makeup') },
        covering: null,
        returnedTo: open({ packageId: 'makeup', kind: 'makeup', lastReturn: { lessonPersonId, extendedFrom } }),
      });
    expect(back('place', '2026-12-24')).toEqual([
      { type: 'billing.PackageExtended', data: { packageId: 'makeup', expiryDate: '2026-12-24' } },
    ]);
    expect(back('place', null)).toEqual([]);
    expect(back('other', '2026-12-24')).toEqual([]);
  });
  it('calls off a refund nobody approved', () =>
    expect(
      undone({ cancellation: { replaces: earlier('refund') }, refund: { paymentId: 'back', approved: false } }),
    ).toEqual([{ type: 'billing.RefundWithdrawn', data: { paymentId: 'back', lessonPersonId: 'place' } }]));
  it('has nothing to call off where the refund came to nothing', () =>
    expect(undone({ cancellation: { replaces: earlier('refund') } })).toEqual([]));

  describe('asks again for what an invoice asked less', () => {
    const lowered = { subtotalMinor: 4500, taxMinor: 585 };
    const replaces = earlier('lower_invoice');
    const restored = [
      { type: 'billing.InvoiceRestored', data: { paymentId: 'payment', lessonPersonId: 'place', ...lowered } },
    ];
    it('of the package that covers the place, or got its unit back', () => {
      expect(undone({ cancellation: { replaces }, lowered })).toEqual(restored);
      expect(undone({ cancellation: { replaces }, covering: null, returnedTo: open(), lowered })).toEqual(restored);
    });
    it('unless it asked the same, or is to ask less again', () => {
      expect(undone({ cancellation: { replaces } })).toEqual([]);
      expect(undone({ cancellation: { replaces, compensation: 'lower_invoice' }, lowered })).toEqual([]);
      expect(undone({ cancellation: { replaces }, covering: null, lowered })).toEqual([]);
    });
  });
});
