import { TestEnvironment } from 'jest-environment-jsdom';

/** A document as jsdom makes it, with the platform's own fetch and what belongs to it, which jsdom leaves out. */
export default class Document extends TestEnvironment {
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
      structuredClone,
    });
  }
}
