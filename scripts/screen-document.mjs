import { TestEnvironment } from 'jest-environment-jsdom';
import { quickStyles } from './quick-styles.mjs';

/** jsdom with the platform's fetch, which jsdom lacks, and with styles that are found quickly. */
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
      getComputedStyle: quickStyles(this.global),
      setTimeout: withoutPause(this.global.setTimeout),
    });
  }
}

/** What a screen has loaded, React shows no sooner than 300 ms after what stood there before, to spare people the flicker. */
const withoutPause =
  (setTimeout) =>
  (callback, delay, ...given) =>
    setTimeout(callback, callback?.name === 'bound completeRootWhenReady' ? 0 : delay, ...given);
