import ts from 'typescript';

export interface TableUse {
  table: string;
  /** Inserted into, updated or deleted from; else read. */
  written: boolean;
}

const NAMES = /\b(delete\s+from|from|join|update|into)\s+((?:[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*)*[a-z_]+)/g;
/** A fragment may begin where another template says `from ${fragment}`. */
const FIRST = /^\s*([a-z_]+)\s+(?:[a-z_]+\s+)?join\b/g;

function usesIn(sql: string): TableUse[] {
  const named = [...sql.matchAll(NAMES)].flatMap(([, keyword = '', list = '']) =>
    list.split(',').map((item) => ({
      table: item.trim().split(/\s/)[0] ?? '',
      written: !/^(from|join)$/.test(keyword),
    })),
  );
  const first = [...sql.matchAll(FIRST)].map(([, table = '']) => ({ table, written: false }));
  return [...named, ...first];
}

const textOf = (template: ts.TemplateLiteral) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)].join(' ( ) ');

/** Whatever stands after from, join, update and into in the SQL of a source file: tables, and some names that are none. */
export function tablesInSql(source: string): TableUse[] {
  const found: TableUse[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && /\b(sql\w*|platform)$/i.test(node.tag.getText()))
      found.push(...usesIn(textOf(node.template)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}
