/** An error that the user can fix: shown in one line, without a stack trace. */
export class Problem extends Error {}

export function report(error) {
  if (error.code === 'ENOSPC') console.error(`\n✖ The disk is full: ${error.message}`);
  else if (error instanceof Problem) console.error(`\n✖ ${error.message}`);
  else console.error(error);
}
