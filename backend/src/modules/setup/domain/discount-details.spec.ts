import { checkDiscount } from './discount-details.js';

const check = (of: Parameters<typeof checkDiscount>[0]) => () =>
  checkDiscount({ kind: 'sibling', percentOff: 0.1, ...of });
const refused = (field: string) => expect.objectContaining({ errors: [expect.objectContaining({ field })] });

describe('a discount', () => {
  it.each([
    {},
    { percentOff: null, amountOff: 5 },
    { amountOff: 5 },
    { kind: 'code', code: 'SPRING' },
    { kind: 'quantity', fromCount: 3 },
    { fromDay: '2027-03-01', untilDay: '2027-03-01' },
  ])('is taken as it is: %j', (of) => expect(check(of)).not.toThrow());

  it.each([
    ['percent_off', { percentOff: null }],
    ['percent_off', { percentOff: 0, amountOff: 0 }],
    ['amount_off', { amountOff: -1 }],
    ['code', { kind: 'code' }],
    ['code', { kind: 'code', code: ' ' }],
    ['from_count', { kind: 'quantity' }],
    ['until_day', { fromDay: '2027-03-02', untilDay: '2027-03-01' }],
  ] as const)('is refused at %s: %j', (field, of) => expect(check(of)).toThrow(refused(field)));
});
