const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  constructor(readonly text: string) {}
}

const rendered = (part: unknown): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join('');
  if (part === null || part === undefined || part === false) return '';
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
};

export const html = (strings: TemplateStringsArray, ...parts: readonly unknown[]) =>
  new Html(strings.reduce((text, string, i) => text + rendered(parts[i - 1]) + string));

/** For `content` in page margins; escapes every character that could end the string. */
export const cssString = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} .,:·–-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
