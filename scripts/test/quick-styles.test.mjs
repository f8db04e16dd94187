import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { defaults, quickStyles } from '../quick-styles.mjs';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');

const page = `<!DOCTYPE html><head><style>
  .gone { display: none } .grid, #one > b { display: grid } [data-off] { display: none } p:not(.kept) { visibility: hidden }
  .unseen { visibility: hidden } .unseen .seen { visibility: visible } :is(h1, h2).gone { display: inline }
  @media print { em { display: none } } @media screen { i { display: none } } .reset { display: unset }
  a:hover { display: none } a { overflow: auto; overflow-y: hidden }
  section { position: fixed; transform: scale(2) } section { will-change: transform; filter: blur(1px); perspective: 3px }
  .a\\:b { display: none } not a selector:: { display: none }
</style><style>.grid { display: flex }</style></head><body>
  <div class="gone">a</div><div class="grid gone">b</div><div id="one" class="unseen"><b>c</b><p class="kept seen">d</p><s>e</s></div>
  <p>f<em>g</em><i>h</i></p><h1 class="gone">i</h1><span data-off>j</span><span class="gone reset">k</span><a href="#l">l</a>
  <input type="hidden"><details><summary>m</summary>n</details><section hidden>o</section><u style="display: inline-block">p</u>
  <q style="visibility: collapse" class="a:b">q</q><svg><linearGradient></linearGradient></svg></body>`;

const SEEN = [
  'display',
  'visibility',
  'overflow',
  'overflow-x',
  'overflowY',
  'position',
  'transform',
  'perspective',
  'filter',
  'willChange',
];
const changes = {
  nothing: () => {},
  'a class': ({ document }) => document.querySelector('#one').classList.remove('unseen'),
  'a style of its own': ({ document }) => (document.querySelector('b').style.display = 'none'),
  'an attribute': ({ document }) => document.querySelector('[data-off]').removeAttribute('data-off'),
  'another sheet': ({ document }) =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'div { display: table }' })),
  'a sheet that goes': ({ document }) => document.querySelector('style').remove(),
  'a sheet that says something else': ({ document }) =>
    (document.querySelector('style').textContent = 'b{display:none}'),
  'a sheet between the others': ({ document }) =>
    document.head.prepend(Object.assign(document.createElement('style'), { textContent: 'a { visibility: hidden }' })),
  'more rules in the first sheet': ({ document }) => {
    const [sheet] = document.styleSheets;
    sheet.insertRule('.grid, .unseen, s { display: table; position: sticky }', sheet.cssRules.length);
    document.body.append('jsdom itself looks again when the document changes');
  },
  'a rule before the others': ({ document }) => {
    document.styleSheets[1].insertRule('.grid { display: block; overflow: clip }', 0);
    document.body.append('jsdom itself looks again when the document changes');
  },
  'one rule less': ({ document }) => {
    document.styleSheets[0].deleteRule(0);
    document.body.append('jsdom itself looks again when the document changes');
  },
  'an element elsewhere': ({ document }) => document.querySelector('.unseen').append(document.querySelector('h1')),
};

for (const [what, change] of Object.entries(changes))
  test(`styles are found quickly as jsdom finds them: ${what}`, () => {
    const { window } = new JSDOM(page, { runScripts: 'outside-only' });
    const quick = quickStyles(window);
    const found = (ask) =>
      [...window.document.querySelectorAll('*')].map((element) => {
        const style = ask(element);
        return [
          element.outerHTML.slice(0, 60),
          ...SEEN.map((name) => [name, style[name], style.getPropertyValue(name)]),
        ];
      });
    found(quick);
    change(window);
    assert.deepEqual(found(quick), found(window.getComputedStyle));
    const body = window.document.body;
    assert.equal(quick(body).margin, window.getComputedStyle(body).margin);
    assert.equal(quick(body).getPropertyValue('color'), window.getComputedStyle(body).getPropertyValue('color'));
  });

test('a rule that comes alone is seen, too', () => {
  const { window } = new JSDOM(page);
  const [quick, body] = [quickStyles(window), window.document.body];
  assert.equal(quick(body).display, 'block');
  window.document.styleSheets[1].insertRule('body { display: none }', 1);
  assert.equal(quick(body).display, 'none');
});

test('styles are those of an element that is in no document, too', () => {
  const { window } = new JSDOM(page);
  const alone = window.document.createElement('div');
  assert.equal(quickStyles(window)(alone).display, window.getComputedStyle(alone).display);
  assert.match(defaults, /display: block/);
});
