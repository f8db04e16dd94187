import { splitStatements } from './split-statements.js';

describe('a text of several statements', () => {
  it.each([
    ['', []],
    ['select 1', ['select 1']],
    ['select 1; select 2;\n', ['select 1', 'select 2']],
    ["select 'a;b', \"c;d\"; select '''; '", ['select \'a;b\', "c;d"', "select '''; '"]],
    ['select 1; -- said; and done\n', ['select 1']],
    ['-- why; because\nselect 1', ['-- why; because\nselect 1']],
    ['select 4 / 2 - 1 /* ; */; select 2', ['select 4 / 2 - 1 /* ; */', 'select 2']],
    [
      'create function f() returns void language plpgsql as $$ begin; end; $$; select $1',
      ['create function f() returns void language plpgsql as $$ begin; end; $$', 'select $1'],
    ],
    ['do $x$ a; $$ b; $$ c; $x$; select 1', ['do $x$ a; $$ b; $$ c; $x$', 'select 1']],
  ])('%j', (text, statements) => expect(splitStatements(text)).toEqual(statements));
});
