/** An error that the user can fix: shown in one line, without a stack trace. */
export class Problem extends Error {}

const isFull = ({ code, message }) => code === 'ENOSPC' || code === '53100' || /No space left on device/.test(message);

export function report(error) {
  if (isFull(error)) console.error(`\n✖ The disk is full: ${error.message}`);
  else if (error instanceof Problem) console.error(`\n✖ ${error.message}`);
  else console.error(error);
}
