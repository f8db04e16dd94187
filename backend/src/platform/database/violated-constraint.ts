/**
 * The name of the constraint that refused a row. A server of a cluster refuses in the name of the barn's shard, whose constraints end in
 * its number, and is quoted by the coordinator in the message alone.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const { constraint, message = '' } = error as { constraint?: string; message?: string };
  const named = constraint ?? / constraint "([^"]+)"/.exec(message)?.[1];
  return named?.replace(/_\d{6,}$/, '');
}
