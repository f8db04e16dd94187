import { missingSystemProducts, systemProductsOf, type SystemUse } from './system-products.js';

const product = (systemUse: SystemUse | null) => ({
  systemUse,
  productId: `id of ${systemUse}`,
  productName: `name of ${systemUse}`,
});

describe('the products of the system', () => {
  it('are found by their use, whatever order they come in', () =>
    expect(systemProductsOf([product('adjustment'), product(null), product('makeup'), product('credit')])).toEqual({
      makeup: { productId: 'id of makeup', productName: 'name of makeup' },
      credit: { productId: 'id of credit', productName: 'name of credit' },
      adjustment: { productId: 'id of adjustment', productName: 'name of adjustment' },
    }));
  it.each(['makeup', 'credit', 'adjustment'] as const)('cannot do without the %s', (use) =>
    expect(() =>
      systemProductsOf((['makeup', 'credit', 'adjustment'] as const).filter((other) => other !== use).map(product)),
    ).toThrow(use),
  );

  it('are three for a new barn, of one lesson that costs nothing, for thirty days', () =>
    expect(missingSystemProducts([])).toEqual(
      [
        ['makeup', 'Makeup lesson'],
        ['credit', 'Credit'],
        ['adjustment', 'Single lesson'],
      ].map(([systemUse, productName]) => ({ systemUse, productName, priceMinor: 0, productCount: 1, expiresIn: 30 })),
    ));
  it('are completed where some are missing, and are not doubled', () => {
    expect(missingSystemProducts([product('makeup'), product(null)]).map(({ systemUse }) => systemUse)).toEqual([
      'credit',
      'adjustment',
    ]);
    expect(missingSystemProducts([product('makeup'), product('credit'), product('adjustment')])).toEqual([]);
  });
});
