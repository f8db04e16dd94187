import { isUsedUp, refusedCode, typedDiscountCode, UNKNOWN_CODE, type CodeDiscount } from './discount-code.js';

const code = (of: Partial<CodeDiscount> = {}): CodeDiscount => ({
  discountId: 'd1',
  title: 'Spring',
  kind: 'code',
  productId: null,
  percentOff: 0.1,
  amountOffMinor: null,
  fromCount: null,
  isActive: true,
  fromDay: null,
  untilDay: null,
  maxUses: null,
  maxUsesPerAccount: null,
  newCustomersOnly: false,
  uses: 0,
  usesOfAccount: 0,
  ...of,
});
const refused = (of: Partial<CodeDiscount>, hasBought = false) =>
  refusedCode(code(of), { today: '2026-11-27', hasBought });

it('a code is the same in capitals and with blanks', () =>
  expect(typedDiscountCode(' spring 2027 ')).toBe('SPRING2027'));

it.each([
  {},
  { fromDay: '2026-11-27', untilDay: '2026-11-27' },
  { maxUses: 3, uses: 2 },
  { maxUsesPerAccount: 1, uses: 7 },
  { newCustomersOnly: true },
])('a code is good for something: %j', (of) => expect(refused(of)).toBeUndefined());

it.each([
  [{ isActive: false }, UNKNOWN_CODE],
  [{ fromDay: '2026-11-28' }, 'This code is good from Sat 28 Nov 2026.'],
  [{ untilDay: '2026-11-26' }, 'This code was good until Thu 26 Nov 2026.'],
  [{ maxUses: 3, uses: 3 }, 'This code has been used up.'],
  [{ maxUsesPerAccount: 1, usesOfAccount: 1 }, 'This family has used this code up.'],
] as const)('a code is refused in words: %j', (of, said) => expect(refused(of)).toBe(said));

it('a code for new customers is refused to whoever has bought here', () =>
  expect(refused({ newCustomersOnly: true }, true)).toBe(
    'This code is for new customers, and this family has bought here before.',
  ));

it('once money is there, only its uses are counted', () =>
  expect([code({ isActive: false }), code({ maxUses: 1, uses: 1 })].map(isUsedUp)).toEqual([false, true]));
