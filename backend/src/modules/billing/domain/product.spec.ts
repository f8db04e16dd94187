import { newProduct, type ProductEssentials } from './product.js';

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
