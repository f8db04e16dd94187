import '../src/app.module.js';
import { errorPage } from '../src/contract/error-page.js';
import { conflict, denied, errorCatalogues } from '../src/platform/errors/error-catalogue.js';

describe('the page of refusals', () => {
  it('tells code, status and text, module by module', () => {
    const stable = {
      tired: conflict((horse: string) => `${horse} is tired.`),
      locked: denied('The stable is locked.'),
      full: conflict((places: number) => (places > 1 ? `All ${places} boxes are taken.` : 'The box is taken.')),
    };
    const page = errorPage(new Map([['stable', stable]]));
    expect(page).toContain('## stable\n');
    expect(page).toContain('| `full` | 409 | All ‹places› boxes are taken. |\n');
    expect(page).toContain('| `locked` | 403 | The stable is locked. |\n| `tired` | 409 | ‹horse› is tired. |');
  });
});

describe('a code', () => {
  it('has one meaning in the whole product', () => {
    const meanings = new Map<string, Set<string>>();
    for (const described of errorCatalogues().values())
      for (const [code, { kind, text }] of Object.entries(described))
        meanings.set(code, (meanings.get(code) ?? new Set()).add(`${kind} ${String(text)}`));
    expect([...meanings].filter(([, each]) => each.size > 1).map(([code]) => code)).toEqual([]);
  });
});
