const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup whose every part is safe to print. Only `html` makes it. */
export class Html {
  constructor(readonly text: string) {}
}

const rendered = (part: unknown): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join('');
  if (part === null || part === undefined || part === false) return '';
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
};

/** A template whose values are text unless they are markup made the same way; lists are joined, nothing is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly unknown[]) =>
  new Html(strings.reduce((text, string, i) => text + rendered(parts[i - 1]) + string));

/** A text as a CSS string, for `content` in the margins of a page. Every sign that could end it is written as a number. */
export const cssString = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} .,:·–-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
