import { buy, checkCart, checkTotal, type CartLine, type Terms } from './purchase.js';
import { product } from '../test/samples.js';

const terms: Terms = {
  received: '2026-11-20',
  startBeforeDays: 0,
  taxPercent: 0.13,
  taxIncluded: false,
  mayOverride: true,
  currency: 'EUR',
};
const bought = (line: Partial<CartLine> = {}, of: Parameters<typeof product>[0] = {}, on: Partial<Terms> = {}) =>
  buy({ productId: 'product', studentId: 'rider', ...line }, new Map([['product', product(of)]]), { ...terms, ...on });

describe('a line of a cart', () => {
  it('is valid until the end of the term in which it is bought, or that comes next (R165)', () => {
    const calendar = [{ lastDay: '2026-12-18' }, { lastDay: '2027-03-26' }];
    const until = (purchaseDate: string) => bought({ purchaseDate }, { validityUnit: 'term', calendar }).expiryDate;
    expect(until('2026-12-18')).toBe('2026-12-18');
    expect(until('2026-12-19')).toBe('2027-03-26');
    expect(() => until('2027-03-27')).toThrow('has named none to come');
    const chosen = { purchaseDate: '2027-03-27', expiryDate: '2027-06-30' };
    expect(bought(chosen, { validityUnit: 'term', calendar }).expiryDate).toBe('2027-06-30');
  });
  it('takes price, count and validity from the product', () =>
    expect(bought()).toMatchObject({
      priceMinor: 45000,
      startCount: 10,
      taxPercent: 0.13,
      taxIncluded: false,
      purchaseDate: '2026-11-20',
      startDate: '2026-11-20',
      expiryDate: '2027-05-19',
      kind: 'package',
    }));
  it('keeps how the price was given: as the barn gives its prices, or as it was agreed on before (E01 E11)', () => {
    expect(bought()).toMatchObject({ taxIncluded: false });
    expect(bought({}, {}, { taxIncluded: true })).toMatchObject({ priceMinor: 45000, taxIncluded: true });
    expect(bought({ taxIncluded: false }, {}, { taxIncluded: true })).toMatchObject({ taxIncluded: false });
  });

  it("takes the product's own rate before the barn's", () =>
    expect([bought({}, { taxPercent: 0.05 }).taxPercent, bought({}, { taxPercent: 0 }).taxPercent]).toEqual([0.05, 0]));
  it('begins earlier where the barn says so, and expires as counted from the purchase (R165)', () =>
    expect(bought({}, {}, { startBeforeDays: 14 })).toMatchObject({
      startDate: '2026-11-06',
      expiryDate: '2027-05-19',
    }));
  it('counts days across the change of the clocks', () =>
    expect(bought({ purchaseDate: '2026-10-30' }, { expiresIn: 3 }).expiryDate).toBe('2026-11-02'));

  it.each([
    ['2026-11-20', 2, 'week', '2026-12-04'],
    ['2026-11-20', 3, 'month', '2027-02-20'],
    ['2026-08-31', 6, 'month', '2027-02-28'],
    ['2027-08-31', 6, 'month', '2028-02-29'],
  ] as const)('bought on %s is valid for %i %s: until %s (R165)', (purchaseDate, expiresIn, validityUnit, until) =>
    expect(bought({ purchaseDate }, { expiresIn, validityUnit }).expiryDate).toBe(until),
  );
  it('does not expire where the product does not (R165)', () =>
    expect(bought({}, { validityUnit: 'never', expiresIn: 180 })).toMatchObject({
      startDate: '2026-11-20',
      expiryDate: null,
    }));
  it('ends with the day that the barn set, that day included, and is not sold after it (R165)', () => {
    const season = { validityUnit: 'date', validUntil: '2027-06-30', productName: 'Season' } as const;
    const on = (purchaseDate: string, line: Partial<CartLine> = {}) => bought({ purchaseDate, ...line }, season);
    expect([on('2026-11-20').expiryDate, on('2027-06-30').expiryDate]).toEqual(['2027-06-30', '2027-06-30']);
    expect(() => on('2027-07-01')).toThrow('The last day of Season is over.');
    expect(on('2027-07-01', { expiryDate: '2027-07-31' }).expiryDate).toBe('2027-07-31');
  });
  it('lets an administrator say otherwise', () =>
    expect(bought({ priceMinor: 40000, startCount: 12 })).toMatchObject({ priceMinor: 40000, startCount: 12 }));
  it('even nothing', () =>
    expect(bought({ priceMinor: 0, startCount: 0 })).toMatchObject({ priceMinor: 0, startCount: 0 }));
  it('never believes anybody else', () =>
    expect(bought({ priceMinor: 1, startCount: 99 }, {}, { mayOverride: false })).toMatchObject({
      priceMinor: 45000,
      startCount: 10,
    }));
  it('calls an adjustment by its name', () => expect(bought({}, { systemUse: 'adjustment' }).kind).toBe('adjustment'));

  it.each([
    [{ purchaseDate: '2026-02-30' }, 'Purchase Date is not valid'],
    [{ startDate: '2026-13-01' }, 'Valid From  Date is not valid'],
    [{ expiryDate: 'soon' }, 'Expiry Date is not valid'],
    [{ startDate: '2026-12-02', expiryDate: '2026-12-01' }, 'package start date must be before expiry date'],
    [{ expiryDate: '2026-11-19' }, 'expiry date must be after start date'],
    [{ studentId: undefined }, 'There was an error with your cart. Please start again'],
    [{ productId: 'unknown' }, 'There was an error with your cart. Please start again'],
  ])('%p is refused: %s', (line, message) => expect(() => bought(line)).toThrow(message));
  it.each([
    [{ purchaseDate: '2026-02-30' }, 'purchase_date'],
    [{ startDate: '2026-13-01' }, 'package_start_date'],
    [{ expiryDate: 'soon' }, 'package_expiry_date'],
    [{ startDate: '2026-12-02', expiryDate: '2026-12-01' }, 'package_start_date'],
    [{ expiryDate: '2026-11-19' }, 'package_expiry_date'],
  ])('%p names %s', (line, field) =>
    expect(() => bought(line)).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ field })] })),
  );
  it('is all that a package is, but for its ids', () =>
    expect(bought({}, { isTracked: false, productName: 'Helmet hire' })).toEqual({
      studentId: 'rider',
      productId: 'product',
      productName: 'Helmet hire',
      kind: 'package',
      coverage: 'lessons',
      perWeek: null,
      isShared: false,
      isTracked: false,
      startCount: 10,
      priceMinor: 45000,
      taxPercent: 0.13,
      taxIncluded: false,
      renewal: null,
      purchaseDate: '2026-11-20',
      startDate: '2026-11-20',
      expiryDate: '2027-05-19',
    }));
  it('is bought, begins and expires when an administrator says so', () =>
    expect(
      bought(
        { purchaseDate: '2026-11-01', startDate: '2026-11-03', expiryDate: '2026-11-30' },
        {},
        { startBeforeDays: 5 },
      ),
    ).toMatchObject({ purchaseDate: '2026-11-01', startDate: '2026-11-03', expiryDate: '2026-11-30' }));
  it('begins early and expires late as counted from its own purchase (R165)', () =>
    expect(bought({ purchaseDate: '2026-11-01' }, { expiresIn: 10 }, { startBeforeDays: 1 })).toMatchObject({
      startDate: '2026-10-31',
      expiryDate: '2026-11-11',
    }));
  it.each([
    [{ studentId: '' }, {}, 'bad_cart'],
    [{ productId: undefined }, {}, 'bad_cart'],
    [{}, { systemUse: 'credit' }, 'bad_cart'],
    [{}, { isActive: false }, 'product_inactive'],
  ] as const)('%p of %p is refused as %s', (line, of, code) =>
    expect(() => bought(line, of)).toThrow(expect.objectContaining({ code })),
  );
  it('may begin on the day it ends', () =>
    expect(bought({ startDate: '2026-12-01', expiryDate: '2026-12-01' })).toMatchObject({ expiryDate: '2026-12-01' }));
  it.each(['makeup', 'credit'] as const)('never sells a %s', (systemUse) =>
    expect(() => bought({}, { systemUse })).toThrow('error with your cart'),
  );
  it('never sells what is off sale', () =>
    expect(() => bought({}, { isActive: false })).toThrow('10 group lessons is not sold any more.'));
});

describe('a cart', () => {
  const accounts = new Map([
    ['anna', 'holder'],
    ['ben', 'holder'],
    ['stranger', 'other'],
  ]);
  const cart = (...students: (string | undefined)[]) =>
    students.map((studentId) => ({ studentId, productId: 'product' }));
  it('spans the members of one account', () =>
    expect(checkCart(cart('anna', 'ben'), accounts, undefined)).toBe('holder'));
  it('belongs to the account that was named', () => expect(checkCart(cart('anna'), accounts, 'holder')).toBe('holder'));
  it.each([
    [['anna', 'stranger'], undefined],
    [['anna'], 'other'],
    [[undefined], undefined],
    [['unknown'], undefined],
  ])('%p for %p is refused', (students, account) =>
    expect(() => checkCart(cart(...students), accounts, account)).toThrow(
      'There was an error with your cart. Please start again',
    ),
  );
  it.each([
    ['no lines', () => checkCart([], accounts, undefined), 'cart_empty'],
    ['strangers', () => checkCart(cart('anna', 'stranger'), accounts, 'holder'), 'bad_cart'],
    ['somebody unknown beside a member', () => checkCart(cart('anna', 'unknown'), accounts, 'holder'), 'bad_cart'],
    ['nothing to pay', () => checkTotal(0), 'cart_empty'],
  ] as const)('with %s is refused by its code', (_, check, code) =>
    expect(check).toThrow(expect.objectContaining({ code })),
  );
  it('is not empty', () => expect(() => checkCart([], accounts, 'holder')).toThrow('cart total is empty'));
  it.each([
    [0, false],
    [1, true],
    [-500, false],
  ])('a total of %p minor units is payable: %p', (total, payable) =>
    payable
      ? expect(() => checkTotal(total)).not.toThrow()
      : expect(() => checkTotal(total)).toThrow('cart total is empty'),
  );
});
