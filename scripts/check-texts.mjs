// What families read is said in every language: no words outside of `t` and `rich`, and each in client-ui/locales with the same names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';

const root = 'client-ui';
const LANGUAGES = ['de', 'fr'];
/** Attributes of elements and parts that are read by people. */
const READ = /^(title|label|aria-label|placeholder|alt|hint|legend|subject|heading|what)$/;
/** Words, and not a name, an address or a class: two with a space between them. */
const WORDS = /\p{L}{2,} \p{L}|\p{L}{2,}[,:;.…?!] |^\p{Lu}\p{Ll}+ ?\$/u;

const catalogues = Object.fromEntries(
  LANGUAGES.map((code) => [code, JSON.parse(readFileSync(path.join(root, `locales/${code}.json`), 'utf8'))]),
);
const known = catalogues.de;
const used = new Set();
const faults = [];

const namesOf = (message) => {
  const names = new Set();
  const walk = (elements) =>
    elements.forEach((element) => {
      if (element.type > 0 && element.type !== 7) names.add(element.value);
      if (element.children) walk(element.children);
      Object.values(element.options ?? {}).forEach(({ value }) => walk(value));
    });
  walk(new IntlMessageFormat(message, 'en').getAst());
  return [...names].toSorted((one, other) => one.localeCompare(other)).join(', ');
};

const isTranslator = (node) => ts.isCallExpression(node) && ['t', 'rich'].includes(node.expression.getText());
const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Thrown to developers, named in types, imported, asked of the document, names of properties. */
const isForNobody = (node) => {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent) {
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true;
    if (ts.isCallExpression(at) && /querySelector|matchMedia$/.test(at.expression.getText())) return true;
    if (ts.isLiteralTypeNode(at) || ts.isImportDeclaration(at)) return true;
    if (ts.isJsxAttribute(at) && !READ.test(at.name.getText()) && at.initializer === node) return true;
  }
  return ts.isImportDeclaration(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node);
};

/** The product's own name is the same in each. */
const withoutName = (words) => words.replaceAll('Leadline', '');

const saysWords = (node) => {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(withoutName(node.text));
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    // Addresses and names of fields have no spaces.
    return (
      /\s/.test(pieces.join('')) &&
      /\p{L}{2,} |(^|\n| )\p{L}{2,}[ ,.:]| \p{L}{2,}/u.test(withoutName(pieces.join(' \n')))
    );
  }
  if (!isText(node)) return false;
  const attribute = ts.isJsxAttribute(node.parent) && node.parent.name.getText();
  return attribute ? READ.test(attribute) && /\p{L}{2}/u.test(node.text) : WORDS.test(withoutName(node.text));
};

const read = (file) => {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, 'src', file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const fault = (node, words) =>
    faults.push(`client-ui/src/${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`);
  const visit = (node) => {
    const isKey = isText(node) && Object.hasOwn(known, node.text);
    if (isKey) used.add(node.text);
    if ((!isKey || ts.isJsxAttribute(node.parent)) && saysWords(node) && !isForNobody(node))
      fault(node, `says ${JSON.stringify(node.getText().trim())}, which no other language has: t('…').`);
    if (isTranslator(node)) checkValues(node, fault);
    ts.forEachChild(node, visit);
  };
  visit(source);
};

/** A text's names and the values given to it. */
function checkValues(call, fault) {
  const [text, values] = call.arguments;
  if (!text || !isText(text) || !Object.hasOwn(known, text.text)) return;
  if (values && !ts.isObjectLiteralExpression(values)) return;
  const given = (values?.properties ?? []).map((property) => property.name?.getText().replaceAll("'", '') ?? '…');
  const wanted = namesOf(text.text);
  if (!given.includes('…') && given.toSorted((one, other) => one.localeCompare(other)).join(', ') !== wanted)
    fault(call, `gives (${given}) to a text that names (${wanted}).`);
}

const isSource = (file) => /\.tsx?$/.test(file) && !/(\.spec|\.stories)\.tsx?$|^(testing|i18n)\//.test(file);
readdirSync(path.join(root, 'src'), { recursive: true }).filter(isSource).forEach(read);

/** Words that both products say stand in the client of the calls. */
const shared = path.join(root, '../api-client/src');
const readShared = (file) => {
  const text = readFileSync(path.join(shared, file), 'utf8');
  const visit = (node) => {
    if (isText(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
};
if (existsSync(shared)) readdirSync(shared, { recursive: true }).filter(isSource).forEach(readShared);

for (const text of Object.keys(known)) {
  if (!used.has(text)) faults.push(`client-ui/locales/de.json has "${text}", which nothing says.`);
  for (const code of LANGUAGES) {
    const message = catalogues[code][text];
    if (!message) faults.push(`client-ui/locales/${code}.json lacks "${text}".`);
    else if (namesOf(message) !== namesOf(text))
      faults.push(`client-ui/locales/${code}.json names (${namesOf(message)}) in "${text}".`);
  }
}
for (const code of LANGUAGES)
  for (const text of Object.keys(catalogues[code]))
    if (!Object.hasOwn(known, text)) faults.push(`client-ui/locales/${code}.json has "${text}", which de.json lacks.`);

faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length ? 1 : 0;
