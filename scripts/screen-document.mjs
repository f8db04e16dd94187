import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the platform's fetch, which jsdom lacks, and with styles that are not computed again while nothing changes. */
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
      getComputedStyle: rememberedStyles(this.global),
    });
  }
}

/** Whoever looks for a role asks for the style of every element around it, which jsdom works out from all rules each time. */
function rememberedStyles({ document, MutationObserver, getComputedStyle }) {
  let styles = new WeakMap();
  const forget = () => (styles = new WeakMap());
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return (element, pseudo) => {
    if (pseudo || !element.isConnected) return getComputedStyle(element, pseudo);
    if (changes.takeRecords().length) forget();
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
}
