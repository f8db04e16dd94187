import { TestEnvironment } from 'jest-environment-jsdom';
import { quickStyles } from './quick-styles.mjs';

/** Noon where the screens' barn is, of the day on which they are tested. */
const BEGIN = Date.parse('2026-11-20T12:00:00-05:00');

/** jsdom with the platform's fetch, which jsdom lacks, with styles that are found quickly, and on the same day whatever today is. */
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
      Date: onOneDay(this.global.Date),
    });
  }
}

/** What a screen has loaded, React shows no sooner than 300 ms after what stood there before, to spare people the flicker. */
const withoutPause =
  (setTimeout) =>
  (callback, delay, ...given) =>
    setTimeout(callback, callback?.name === 'bound completeRootWhenReady' ? 0 : delay, ...given);

/** The time goes on from there: a test that names a day is not to meet it as today on one day of all. */
const onOneDay = (RealDate) => {
  const since = RealDate.now() - BEGIN;
  return class extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [RealDate.now() - since]));
    }

    static now() {
      return RealDate.now() - since;
    }
  };
};
