/** Where a cart survives a reload. */
export const keptCart = 'leadline.cart';

/** Gone with the pages of the family. R153 */
export const forgetCart = (): void => sessionStorage.removeItem(keptCart);
