import type { IntlMessageFormat } from 'intl-messageformat';

/** A message that was read already. */
export type ReadMessage = ReturnType<IntlMessageFormat['getAst']>;

/** The code's own messages, filled where the portal is built (`build/texts-plugin.ts`); elsewhere they are read when they are said. */
export const english: Record<string, ReadMessage | undefined> = {};
