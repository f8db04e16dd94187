const commands = new Set<string>();
const queries = new Set<string>();

export const declaredMessages = { commands: commands as ReadonlySet<string>, queries: queries as ReadonlySet<string> };

export function declareMessage(kind: 'commands' | 'queries', type: string) {
  const declared = kind === 'commands' ? commands : queries;
  if (declared.has(type)) throw new Error(`${type} is declared twice.`);
  declared.add(type);
}
