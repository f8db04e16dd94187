// What staff's browsers have and jsdom leaves out.
globalThis.matchMedia = () =>
  ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.animate = () => ({}) as never;
// A file that was handed over is let go a minute later, whichever test runs by then.
URL.revokeObjectURL = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

export {};
