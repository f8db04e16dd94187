export type Row = Record<string, unknown>;
export type Rows<Result extends readonly object[] = Row[]> = Result & { readonly count: number };

export type Execute = (text: string, values: unknown[]) => Promise<Rows>;

class Json {
  constructor(readonly value: unknown) {}
}
class Identifier {
  constructor(readonly name: string) {}
}
/** Rendered by context: values after `in`, assignments after `set`, rows of an insert, else column names. */
class Values {
  constructor(readonly content: Row | readonly unknown[]) {}
}
class Verbatim {
  constructor(
    readonly text: string,
    readonly values: readonly unknown[],
  ) {}
}

/** Lazy: runs when awaited, or is embedded as a fragment. Values become parameters. */
export class Statement<Result extends readonly object[] = Row[]> implements Promise<Rows<Result>> {
  readonly [Symbol.toStringTag] = 'Statement';
  private running?: Promise<Rows<Result>>;
  constructor(
    readonly strings: readonly string[],
    readonly parts: readonly unknown[],
    private readonly run: Execute,
  ) {}

  execute(): Promise<Rows<Result>> {
    if (!this.running) {
      const { text, values } = render(this);
      this.running = this.run(text, values) as Promise<unknown> as Promise<Rows<Result>>;
    }
    return this.running;
  }
  then<A = Rows<Result>, B = never>(
    done?: ((rows: Rows<Result>) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(done, failed);
  }
  catch<B = never>(failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Rows<Result> | B> {
    return this.execute().catch(failed);
  }
  finally(after?: (() => void) | null): Promise<Rows<Result>> {
    return this.execute().finally(after);
  }
}

export type Fragment = Statement<never[]> | Statement;

export interface Sql {
  <Result extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...parts: readonly unknown[]
  ): Statement<Result>;
  (name: string): Identifier;
  (content: Row | readonly unknown[]): Values;
  json(value: unknown): Json;
  /** Never for text from outside; `$1` for parameters. */
  unsafe<Result extends readonly object[] = Row[]>(text: string, values?: readonly unknown[]): Statement<Result>;
}

export function sqlTag(execute: Execute): Sql {
  const tag = (first: TemplateStringsArray | string | Row | readonly unknown[], ...parts: readonly unknown[]) => {
    if (typeof first === 'string') return new Identifier(first);
    return Array.isArray(first) && 'raw' in first
      ? new Statement(first as unknown as readonly string[], parts, execute)
      : new Values(first as Row);
  };
  return Object.assign(tag as unknown as Sql, {
    json: (value: unknown) => new Json(value),
    unsafe: (text: string, values: readonly unknown[] = []) =>
      new Statement(['', ''], [new Verbatim(text, values)], execute) as never,
  });
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

export function render(statement: Pick<Statement, 'strings' | 'parts'>) {
  const values: unknown[] = [];
  let text = '';
  const bind = (value: unknown) => {
    if (value instanceof Statement) return writeStatement(value);
    if (value === undefined) throw new Error(`undefined was given to a statement: …${text.slice(-60)}`);
    values.push(value instanceof Json ? JSON.stringify(value.value) : value);
    text += `$${values.length}`;
  };
  const list = <T>(items: readonly T[], each: (item: T) => void, separator = ', ') =>
    items.forEach((item, i) => {
      if (i) text += separator;
      each(item);
    });
  const writeStatement = ({ strings, parts }: Pick<Statement, 'strings' | 'parts'>) =>
    strings.forEach((string, i) => {
      text += string;
      if (i < parts.length) write(parts[i]);
    });
  const write = (part: unknown): void => {
    if (part instanceof Statement) writeStatement(part);
    else if (part instanceof Identifier) text += quoted(part.name);
    else if (part instanceof Verbatim) {
      text += part.text.replace(/\$(\d+)/g, (_, n) => `$${values.length + Number(n)}`);
      values.push(...part.values.map((value) => (value instanceof Json ? JSON.stringify(value.value) : value)));
    } else if (part instanceof Values) writeValues(part.content);
    else if (Array.isArray(part) && part.length > 0 && part.every((item) => item instanceof Statement))
      list(part, write, ' ');
    else bind(part);
  };
  const writeValues = (content: Row | readonly unknown[]) => {
    const given = (row: Row) => Object.entries(row).filter(([, value]) => value !== undefined);
    if (/\bset\s*$/i.test(text))
      return list(given(content as Row), ([column, value]) => {
        text += `${quoted(column)} = `;
        bind(value);
      });
    if (Array.isArray(content) && !/\bin\s*$/i.test(text) && content.every((item) => typeof item === 'string'))
      return void (text += content.map(quoted).join(', '));
    const rows = (Array.isArray(content) ? content : [content]) as readonly unknown[];
    const insert = rows.every((row) => row !== null && typeof row === 'object' && !(row instanceof Json));
    const columns = insert ? given(rows[0] as Row).map(([column]) => column) : [];
    text += insert ? `(${columns.map(quoted).join(', ')}) values ` : '(';
    list(rows, (row) => {
      if (!insert) return bind(row);
      text += '(';
      list(columns, (column) => bind((row as Row)[column]));
      text += ')';
    });
    if (!insert) text += ')';
  };
  writeStatement(statement);
  return { text, values };
}
