/** Texts, quoted names, dollar quotes and comments: a semicolon in them does not end a statement. */
const ONE_PIECE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|[^;'"$/-]+|[$/-]/y;

export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (let at = 0; at < text.length;) {
    ONE_PIECE.lastIndex = at;
    const piece = ONE_PIECE.exec(text)?.[0];
    if (piece === undefined) {
      statements.push(current);
      current = '';
      at += 1;
    } else {
      current += piece;
      at += piece.length;
    }
  }
  return [...statements, current].map((one) => one.trim()).filter((one) => one.replace(/--[^\n]*/g, '').trim());
}
