import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(src, file), 'utf8');
const sheets = readdirSync(src, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.css'));

/** Phones are narrower than this. R196 */
const layout = 760;

describe('a window narrower than 760 px (R196)', () => {
  const shell = read('app/shell/shell.css');
  const narrow = shell.slice(shell.indexOf(`@media (max-width: ${layout - 1}px)`));

  it('has its menu behind a button', () => {
    expect(narrow).toMatch(/\.shell-menu,\s+\.topbar-collapse \{\s+display: none/);
    expect(narrow).toMatch(/\.topbar-open \{\s+display: inline-flex/);
  });

  it('is a phone to what is drawn, too', () =>
    expect(read('ui/use-is-phone.ts')).toContain(`(max-width: ${layout - 1}px)`));

  it('has one line: no style sheet draws another near it', () => {
    const near = sheets.flatMap((file) =>
      [...read(file).matchAll(/\((max|min)-width: (7\d\d)px\)/g)].map(([, side, px]) => `${file} ${side} ${px}`),
    );
    const wrong = near.filter((found) => !new RegExp(`max ${layout - 1}$|min ${layout}$`).test(found));
    expect(wrong).toEqual([]);
  });
});
