import { checkDetails, newProduct, type ProductEssentials } from './product.js';

const complete: ProductEssentials = {
  productName: '10 group lessons',
  priceMinor: 45000,
  productCount: 10,
  expiresIn: 180,
};

describe('a new product', () => {
  it('needs a name, a price, a count and a validity', () => expect(newProduct(complete)).toEqual(complete));
  it('may cost nothing and count nothing', () =>
    expect(newProduct({ ...complete, priceMinor: 0, productCount: 0 })).toMatchObject({
      priceMinor: 0,
      productCount: 0,
    }));
  it.each([
    [{ productName: undefined }, 'A package name is required'],
    [{ productName: '   ' }, 'A package name is required'],
    [{ priceMinor: undefined }, 'Price is required'],
    [{ productCount: undefined }, 'A count is required'],
    [{ productCount: -1 }, 'Can not be a negative number'],
    [{ expiresIn: 0 }, 'Valid For must be at least one day'],
  ])('%p is refused: %s', (wrong, message) => expect(() => newProduct({ ...complete, ...wrong })).toThrow(message));
});

describe('details of a product', () => {
  it.each([
    ['none', {}],
    ['those at the edge of what is allowed', { productName: 'a', priceMinor: 0, productCount: 0, expiresIn: 1 }],
  ])('may be %s', (_, details) => expect(() => checkDetails(details)).not.toThrow());
  it.each([
    [{ productName: '' }, 'product_name', 'A package name is required'],
    [{ productName: ' ' }, 'product_name', 'A package name is required'],
    [{ priceMinor: -1 }, 'product_price', 'Can not be a negative number'],
    [{ productCount: -1 }, 'product_count', 'Can not be a negative number'],
    [{ expiresIn: 0 }, 'expires_in', 'Valid For must be at least one day'],
  ])('may not be %p: %s', (details, field, message) =>
    expect(() => checkDetails(details)).toThrow(expect.objectContaining({ errors: [{ field, message }] })),
  );
  it.each([
    ['productName', 'product_name', 'A package name is required'],
    ['priceMinor', 'product_price', 'Price is required'],
    ['productCount', 'product_count', 'A count is required'],
    ['expiresIn', 'expires_in', 'Valid For is required'],
  ])('of a new one have a %s', (missing, field, message) =>
    expect(() => newProduct({ ...complete, [missing]: undefined })).toThrow(
      expect.objectContaining({ errors: [{ field, message }] }),
    ),
  );
  it('are kept beside what every product has', () =>
    expect(newProduct({ ...complete, isTracked: false })).toEqual({ ...complete, isTracked: false }));
});
