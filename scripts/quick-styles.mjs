import { createRequire } from 'node:module';

const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
/** What applies before any sheet of a page, as jsdom has it. */
export const defaults = createRequire(environment)('jsdom/lib/jsdom/browser/default-stylesheet.js');

/** By which somebody sees a thing or does not, and by which menus find their place. No shorthand has a part in them. */
const quick = [
  'display',
  'visibility',
  'overflow',
  'overflow-x',
  'overflow-y',
  'position',
  'transform',
  'perspective',
  'filter',
  'will-change',
];
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const QUICK = new Map(quick.flatMap((name) => [name, camel(name)].map((spelt) => [spelt, name])));

/**
 * What `getComputedStyle` answers, with some properties read from those rules alone that could mean the element: jsdom tries every rule
 * on every element, and whoever looks for a role asks for every element around it.
 */
export function quickStyles({ document, MutationObserver, getComputedStyle }) {
  const rules = new Rules(document);
  let styles = new WeakMap();
  const changed = (records) => {
    if (!rules.changed(records)) return;
    styles = new WeakMap();
  };
  const changes = new MutationObserver(changed);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const styleOf = (element) => {
    const known = styles.get(element) ?? new Style(element, rules, styleOf);
    styles.set(element, known);
    return known;
  };
  return (element, pseudo) => {
    if (pseudo || !element?.isConnected) return getComputedStyle(element, pseudo);
    changed(changes.takeRecords());
    const style = styleOf(element);
    return (style.shown ??= shown(style, () => getComputedStyle(element)));
  };
}

/** As jsdom's own, which is asked for everything else. */
function shown(style, full) {
  let computed;
  const other = (name) => {
    computed ??= full();
    const value = computed[name];
    return typeof value === 'function' ? value.bind(computed) : value;
  };
  const getPropertyValue = (name) => (QUICK.get(name) === name ? style.of(name) : other('getPropertyValue')(name));
  const get = (_, name) => {
    if (name === 'getPropertyValue') return getPropertyValue;
    return QUICK.has(name) ? style.of(QUICK.get(name)) : other(name);
  };
  return new Proxy({}, { get, has: (_, name) => name in (computed ??= full()) });
}

class Style {
  #known = {};
  constructor(element, rules, styleOf) {
    Object.assign(this, { element, rules, styleOf });
  }

  of(name) {
    return (this.#known[name] ??= this.#found(name));
  }

  #found(name) {
    const declared = this.rules.declared(this.element, name);
    if (declared || name !== 'visibility') return declared;
    const { parentElement } = this.element;
    return parentElement ? this.styleOf(parentElement).of(name) : 'visible';
  }
}

/** As jsdom has it: the last rule that applies wins, and the element's own style after all of them. */
class Rules {
  #document;
  #defaults;
  /** What has been read of each sheet. */
  #sheets;
  #keyed;
  #isStale = true;

  constructor(document) {
    this.#document = document;
    this.#defaults = parsed(document, defaults);
    this.#catchUp();
  }

  #begin() {
    this.#sheets = [];
    this.#keyed = new Map();
    this.#readOn(this.#defaults);
  }

  /** Whether anything may have another style: something in the document is other than it was, or a sheet has more rules. */
  changed(records) {
    const { head } = this.#document;
    this.#isStale ||= records.some(({ type, target, removedNodes }) => {
      if (type === 'attributes') return false;
      return isSheet(target) || isSheet(target.parentNode) || (target === head && removedNodes.length > 0);
    });
    if (records.length) this.#catchUp();
    const grown = this.#sheets.filter(({ rules, read }) => rules.length !== read);
    if (grown.some(({ rules, read, last }) => rules.length < read || (read && rules[read - 1] !== last))) {
      this.#isStale = true;
      this.#catchUp();
    } else for (const sheet of grown) this.#readRules(sheet);
    return records.length > 0 || grown.length > 0;
  }

  /** Sheets come at the end; where one goes, or becomes another, all are read again. */
  #catchUp() {
    const { styleSheets } = this.#document;
    if (this.#isStale || styleSheets.length + 1 < this.#sheets.length) this.#begin();
    this.#isStale = false;
    while (this.#sheets.length <= styleSheets.length) this.#readOn(styleSheets[this.#sheets.length - 1]);
  }

  #readOn({ cssRules: rules }) {
    const sheet = { rules, read: 0, last: undefined, place: this.#sheets.length * 1e9 };
    this.#sheets.push(sheet);
    this.#readRules(sheet);
  }

  #readRules(sheet) {
    for (; sheet.read < sheet.rules.length; sheet.read++) {
      const rule = (sheet.last = sheet.rules[sheet.read]);
      const place = sheet.place + sheet.read * 1e4;
      if (!rule.media) this.#addRule(rule, place);
      else if (Array.prototype.includes.call(rule.media, 'screen'))
        [...rule.cssRules].forEach((inner, i) => this.#addRule(inner, place + i));
    }
  }

  #addRule({ selectorText, style }, place) {
    if (!selectorText || !style) return;
    const said = quick.map((name) => [name, style.getPropertyValue(name)]).filter(([, value]) => value);
    if (!said.length) return;
    const rule = { selectorText, said: Object.fromEntries(said), place };
    for (const key of keysOf(selectorText)) {
      if (!this.#keyed.has(key)) this.#keyed.set(key, []);
      this.#keyed.get(key).push(rule);
    }
  }

  declared(element, name) {
    const own = element.hasAttribute('style') && element.style?.getPropertyValue(name);
    if (own) return own === 'unset' ? '' : own;
    let last;
    for (const key of ['*', element.localName.toLowerCase(), `#${element.id}`, ...classesOf(element)])
      for (const rule of this.#keyed.get(key) ?? [])
        if (rule.said[name] && !(rule.place < last?.place) && applies(rule, element)) last = rule;
    return last && last.said[name] !== 'unset' ? last.said[name] : '';
  }
}

const isSheet = (node) => node?.nodeName === 'STYLE';

/** By jsdom itself. */
function parsed(document, text) {
  const style = Object.assign(document.createElement('style'), { textContent: text });
  document.head.append(style);
  const { sheet } = style;
  style.remove();
  return sheet;
}

const classesOf = (element) =>
  (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `.${name}`);

function applies({ selectorText }, element) {
  try {
    return element.matches(selectorText);
  } catch {
    return false;
  }
}

/** What an element must have, at least, for each of the selectors: a class, else an id, else a name, else nothing (`*`). */
function keysOf(selectorText) {
  if (selectorText.includes('\\')) return ['*'];
  let text = selectorText.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(text)) text = text.replace(/\([^()]*\)/g, '');
  return new Set(
    text.split(',').map((selector) => {
      const compound = selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1);
      const plain = compound.replace(/::?[\w-]+/g, '');
      return /[.#][\w-]+/.exec(plain)?.[0] ?? /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase() ?? '*';
    }),
  );
}
