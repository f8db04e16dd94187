// What phones have and jsdom leaves out: modal dialogs, scrolling.
globalThis.scrollTo = () => undefined;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

export {};
