// What phones have and jsdom leaves out: modal dialogs, scrolling, the window's width.
globalThis.scrollTo = () => undefined;
const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.matchMedia = () => wide as unknown as MediaQueryList;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

export {};
