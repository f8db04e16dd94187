// What staff's browsers have and jsdom leaves out.
globalThis.matchMedia = () =>
  ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
Element.prototype.scrollIntoView = () => undefined;

export {};
