import { TestEnvironment } from 'jest-environment-jsdom';

/** A document as jsdom makes it, with what phones have and jsdom leaves out: the platform's own fetch, modal dialogs, scrolling. */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextDecoder,
      TextEncoder,
      scrollTo: () => undefined,
    });
    Object.assign(this.global.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
  }
}
