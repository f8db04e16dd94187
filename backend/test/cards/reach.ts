import path from 'node:path';
import ts from 'typescript';

const backend = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(backend, 'src') + path.sep;
const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(SOURCES);

/** A function, class, member or constant of ours by where it stands; an event by its name; a member of who knows what as `.name`. */
type Place = ts.Node | string;

const isPlace = (node: ts.Node): boolean =>
  ts.isClassLike(node) ||
  ts.isFunctionDeclaration(node) ||
  (ts.isClassElement(node) && ts.isClassLike(node.parent)) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

const isEvent = (text: string) => /^[a-z]+\.[A-Z]\w+$/.test(text);
/** Whoever hears of events that are not written down where it says so may hear of any. */
const ANY_EVENT = 'any event';

/** Compared with, or heard of: nothing happens by saying it. */
const isMentioned = (node: ts.Node) =>
  ts.isCaseClause(node.parent) ||
  ts.isTypeNode(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isBinaryExpression(node.parent) && /^[!=]==$/.test(node.parent.operatorToken.getText()));

const isPolicy = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'policy';

/** By which a message, a job or an event comes to its class. */
const WORK = ['handle', 'answer', 'execute', 'work'];
const comesByMessage = ({ name }: { name: string }) => /Handler$|^WorkerFor$/.test(name);
const isCalledByNobody = ({ name }: { name: string }) => /Handler$|^WorkerFor$|^Controller$/.test(name);

const decoratorsOf = (node: ts.ClassLikeDeclaration) =>
  (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : []).flatMap(({ expression: call }) =>
    ts.isCallExpression(call) && ts.isIdentifier(call.expression)
      ? [{ name: call.expression.text, of: call.arguments[0] }]
      : [],
  );

/** Of our own sources alone: whatever stands in packages leads nowhere. */
function readSources() {
  const file = path.join(backend, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, backend);
  const host = ts.createCompilerHost(options);
  const place = (from: string, name: string) => path.join(path.dirname(from), name.replace(/\.js$/, '.ts'));
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? { resolvedFileName: place(from, text), extension: ts.Extension.Ts }
        : undefined,
    }));
  const roots = ts.sys.readDirectory(SOURCES, ['.ts'], ['**/*.spec.ts', '**/test/**']);
  return ts.createProgram(roots, { ...options, types: [] }, host);
}

const addTo = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) =>
  lists.set(key, [...(lists.get(key) ?? []), value]);

/**
 * Follows the sources from what happens back to all that may bring it about: whoever names it, the message of a handler, the job of a
 * worker, whoever says an event that is heard, the abstract method before it. It rather finds too much than too little. What a name
 * means is asked for those names alone that lead there: asking for all of them takes ten times as long.
 */
export class Reach {
  private readonly program = readSources();
  private readonly checker = this.program.getTypeChecker();
  /** Each name that is written somewhere, and in which places; what is imported as something else, under what it is called at home. */
  private readonly written = new Map<string, { name: ts.Identifier; place: ts.Node }[]>();
  private readonly called = new Map<string, string[]>();
  /** What leads to a place beside names: an event, a member of who knows what. */
  private readonly before = new Map<Place, Place[]>();
  private readonly messages = new Map<ts.Node, ts.Node[]>();
  private readonly members = new Map<string, ts.Node[]>();
  private readonly events = new Set<string>();

  constructor() {
    for (const source of this.program.getSourceFiles()) if (isOurs(source)) this.walk(source, source);
  }

  /** All from which something leads to one of these members of classes, each as `Class.member`, and not by way of one of the `others`. */
  backFrom(ends: readonly string[], others: readonly string[]) {
    const shut = new Set<Place>(others.flatMap((other) => this.membersOf(other)));
    const seen = new Set<Place>(ends.flatMap((end) => this.membersOf(end)));
    for (const place of seen) for (const one of this.leadingTo(place)) if (!shut.has(one)) seen.add(one);
    return { has: (start: string) => this.membersOf(start).some((member) => seen.has(member)) };
  }

  /** A class that a function makes gets its name when it runs: all of them stand for it. */
  private membersOf(name: string) {
    const found = this.members.get(name) ?? this.members.get(name.replace(/^.*\./, 'made.'));
    if (!found) throw new Error(`${name} stands nowhere`);
    return found;
  }

  private walk(node: ts.Node, around: ts.Node) {
    const place = isPlace(node) ? node : around;
    if (ts.isClassLike(node)) this.enter(node);
    if (ts.isIdentifier(node)) this.enterName(node, place);
    if (ts.isStringLiteral(node) && isEvent(node.text) && !isMentioned(node)) this.says(node.text, place);
    if (isPolicy(node)) this.hears(node.arguments[1], place);
    const heard = isPolicy(node) ? node.arguments[1] : undefined;
    ts.forEachChild(node, (child) => (child === heard ? undefined : this.walk(child, place)));
  }

  private enterName(name: ts.Identifier, place: ts.Node) {
    const names = this.written.get(name.text);
    if (names) names.push({ name, place });
    else this.written.set(name.text, [{ name, place }]);
    const { parent } = name;
    if ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName)
      addTo(this.called, parent.propertyName.text, parent.name.text);
  }

  private enter(node: ts.ClassLikeDeclaration) {
    const decorators = decoratorsOf(node);
    const called = ts.isSourceFile(node.parent) ? node.name?.text : 'made';
    const members = new Map(node.members.flatMap((one) => (one.name ? [[one.name.getText(), one as ts.Node]] : [])));
    for (const [name, member] of members) {
      addTo(this.members, `${called}.${name}`, member);
      if (!WORK.includes(name) && !decorators.some(isCalledByNobody)) addTo(this.before, member, `.${name}`);
    }
    const work = WORK.map((name) => members.get(name)).find(Boolean);
    if (!work) return;
    for (const { of } of decorators.filter(comesByMessage)) if (of) addTo(this.messages, work, of);
    const types = members.get('types');
    if (types && ts.isPropertyDeclaration(types)) this.hears(types.initializer, work);
  }

  private says(event: string, place: ts.Node) {
    this.events.add(event);
    addTo(this.before, event, place);
  }

  private hears(types: ts.Node | undefined, place: ts.Node) {
    const named = types && ts.isArrayLiteralExpression(types) ? [...types.elements] : [undefined];
    for (const type of named) addTo(this.before, place, type && ts.isStringLiteral(type) ? type.text : ANY_EVENT);
  }

  private leadingTo(place: Place): Place[] {
    const told = this.before.get(place) ?? [];
    if (place === ANY_EVENT) return [...told, ...this.events];
    if (typeof place === 'string') return place.startsWith('.') ? this.strangers(place.slice(1)) : told;
    const messages = (this.messages.get(place) ?? []).flatMap((message) => this.placesOf(message));
    return [...told, ...messages, ...this.overridden(place), ...this.namers(place)];
  }

  private namers(place: ts.Node) {
    const name = (place as ts.NamedDeclaration).name?.getText() ?? '';
    return [name, ...(this.called.get(name) ?? [])]
      .flatMap((one) => this.written.get(one) ?? [])
      .flatMap((one) => (this.placesOf(one.name).includes(place) ? [one.place] : []));
  }

  /** Whoever asks for a member of that name, nobody knows of whom. */
  private strangers(text: string) {
    const isUnknown = ({ name }: { name: ts.Identifier }) =>
      ts.isPropertyAccessExpression(name.parent) &&
      name.parent.name === name &&
      !this.checker.getSymbolAtLocation(name);
    return (this.written.get(text) ?? []).filter(isUnknown).map(({ place }) => place);
  }

  private overridden(member: ts.Node) {
    if (!ts.isClassElement(member) || !ts.isClassLike(member.parent)) return [];
    const name = member.name?.getText() ?? '';
    const bases = (member.parent.heritageClauses ?? []).flatMap(({ types }) => [...types]);
    return bases.flatMap((base) => this.checker.getTypeAtLocation(base).getProperty(name)?.declarations ?? []);
  }

  private placesOf(name: ts.Node): ts.Node[] {
    const symbol = this.checker.getSymbolAtLocation(name);
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return (named?.declarations ?? []).filter((one) => isOurs(one) && isPlace(one));
  }
}
