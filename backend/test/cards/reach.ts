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

/**
 * Follows the sources from anything to what it may bring about: what it names, the handler of a message, the worker of a job, whoever
 * hears of an event, the method behind an abstract one. It rather finds too much than too little.
 */
export class Reach {
  private readonly program = readSources();
  private readonly checker = this.program.getTypeChecker();
  private readonly leads = new Map<Place, Set<Place>>();
  private readonly members = new Map<string, ts.Node[]>();

  constructor() {
    for (const source of this.program.getSourceFiles()) if (isOurs(source)) this.walk(source, source);
  }

  /** From one member of a class to one of others, each as `Class.member`. */
  leadsTo(ends: readonly string[], start: string) {
    const targets = new Set<Place>(ends.flatMap((end) => this.membersOf(end)));
    const seen = new Set<Place>(this.membersOf(start));
    for (const place of seen) {
      if (targets.has(place)) return true;
      for (const next of this.leads.get(place) ?? []) seen.add(next);
      if (typeof place === 'string' && isEvent(place)) seen.add(ANY_EVENT);
    }
    return false;
  }

  /** A class that a function makes gets its name when it runs: all of them stand for it. */
  private membersOf(name: string) {
    const found = this.members.get(name) ?? this.members.get(name.replace(/^.*\./, 'made.'));
    if (!found) throw new Error(`${name} stands nowhere`);
    return found;
  }

  private lead(from: Place, to: Place) {
    this.leads.set(from, (this.leads.get(from) ?? new Set()).add(to));
  }

  private walk(node: ts.Node, around: ts.Node) {
    const place = isPlace(node) ? node : around;
    if (ts.isClassLike(node)) this.enter(node);
    if (ts.isIdentifier(node)) this.follow(node, place);
    if (ts.isStringLiteral(node) && isEvent(node.text) && !isMentioned(node)) this.lead(place, node.text);
    if (isPolicy(node)) this.hears(node.arguments[1], place);
    const heard = isPolicy(node) ? node.arguments[1] : undefined;
    ts.forEachChild(node, (child) => (child === heard ? undefined : this.walk(child, place)));
  }

  private follow(name: ts.Identifier, place: ts.Node) {
    for (const to of this.placesOf(name)) this.lead(place, to);
    const isMember = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;
    if (isMember && !this.checker.getSymbolAtLocation(name)) this.lead(place, `.${name.text}`);
  }

  private enter(node: ts.ClassLikeDeclaration) {
    const decorators = decoratorsOf(node);
    const called = ts.isSourceFile(node.parent) ? node.name?.text : 'made';
    const members = new Map(node.members.flatMap((one) => (one.name ? [[one.name.getText(), one as ts.Node]] : [])));
    for (const [name, member] of members) {
      this.members.set(`${called}.${name}`, [...(this.members.get(`${called}.${name}`) ?? []), member]);
      if (!WORK.includes(name) && !decorators.some(isCalledByNobody)) this.lead(`.${name}`, member);
      for (const above of this.overridden(node, name)) this.lead(above, member);
    }
    const work = WORK.map((name) => members.get(name)).find(Boolean);
    if (!work) return;
    for (const { of } of decorators.filter(comesByMessage))
      if (of) for (const message of this.placesOf(of)) this.lead(message, work);
    const types = members.get('types');
    if (types && ts.isPropertyDeclaration(types)) this.hears(types.initializer, work);
  }

  private overridden({ heritageClauses = [] as never }: ts.ClassLikeDeclaration, name: string) {
    const bases = [...heritageClauses].flatMap(({ types }) => [...types]);
    return bases.flatMap((base) => this.checker.getTypeAtLocation(base).getProperty(name)?.declarations ?? []);
  }

  private hears(types: ts.Node | undefined, place: ts.Node) {
    const named = types && ts.isArrayLiteralExpression(types) ? [...types.elements] : [undefined];
    for (const type of named) this.lead(type && ts.isStringLiteral(type) ? type.text : ANY_EVENT, place);
  }

  private placesOf(name: ts.Node): ts.Node[] {
    const symbol = this.checker.getSymbolAtLocation(name);
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return (named?.declarations ?? []).filter((one) => isOurs(one) && isPlace(one));
  }
}
