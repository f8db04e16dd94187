import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the platform's fetch, which jsdom lacks. */
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
