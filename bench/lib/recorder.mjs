import { backend } from './stage.mjs';

const { sqlTag, render } = await import(backend('platform/database/sql'));

/** A pool whose held connections note every statement they are given, text and values, in `log` while `log.on`. */
export function recording(log) {
  return (pool) =>
    Object.assign(
      // What is asked outside of transactions is about the server, not part of any command.
      sqlTag((text, values) => pool.unsafe(text, values).execute()),
      pool,
      {
        reserve: async () => {
          const { sql, manager, release } = await pool.reserve();
          const execute = (text, values) => {
            if (log.on) log.statements.push({ text, values });
            return sql.unsafe(text, values).execute();
          };
          return { sql: sqlTag(execute), manager, release };
        },
      },
    );
}
export { render };
