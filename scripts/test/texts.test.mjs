import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './fixture.mjs';

const de = { 'Lessons left': 'Verbleibende Reitstunden', 'until {when}': 'bis {when}' };
const fr = { 'Lessons left': 'Leçons restantes', 'until {when}': 'jusqu’au {when}' };
const says = "t('Lessons left'); t('until {when}', { when });";
const look = ({ source = says, german = de, french = fr }) =>
  check(
    {
      'client-ui/src/a.tsx': source,
      'client-ui/locales/de.json': JSON.stringify(german),
      'client-ui/locales/fr.json': JSON.stringify(french),
    },
    (root) => [`${root}/scripts/check-texts.mjs`],
  );

test('what is said through the catalogue, and has both languages, is nobody’s fault', () => {
  const { isContent, said } = look({});
  assert.ok(isContent, said);
});

for (const [words, source, fault] of [
  ['words between tags', `${says} const a = <p>Nothing booked</p>;`, /a\.tsx:1 says "Nothing booked"/],
  ['an attribute that is read', `${says} const a = <p title="Cart" />;`, /says .*Cart/],
  ['a text that is not asked for', `${says} const a = <p title="Lessons left" />;`, /says .*Lessons left/],
  ['words in a string', `${says} const a = 'It is used up';`, /says .*It is used up/],
  ['words around a value', `${says} const a = \`with \${name}\`;`, /says .*with/],
  [
    'a value that the text does not name',
    "t('Lessons left', { when }); t('until {when}', { when });",
    /gives \(when\)/,
  ],
  ['a name without its value', "t('Lessons left'); t('until {when}');", /gives \(\) to a text that names \(when\)/],
  ['a text that nobody says', "t('Lessons left');", /de\.json has "until \{when\}", which nothing says/],
])
  test(`is a fault: ${words}`, () => {
    const { isContent, said } = look({ source });
    assert.equal(isContent, false);
    assert.match(said, fault);
  });

test('is a fault: a language that lacks a text, or names something else in it', () => {
  const lacks = look({ french: { 'Lessons left': 'Leçons restantes' } });
  assert.match(lacks.said, /fr\.json lacks "until \{when\}"/);
  const other = look({ french: { ...fr, 'until {when}': 'jusqu’au {day}' } });
  assert.match(other.said, /fr\.json names \(day\) in "until \{when\}"/);
});

for (const source of [
  "throw new Error('No such page here');",
  "type A = 'One of two';",
  'const a = <p className="one two" />;',
])
  test(`nobody reads ${source}`, () => {
    const { isContent, said } = look({ source: `${says} ${source}` });
    assert.ok(isContent, said);
  });
