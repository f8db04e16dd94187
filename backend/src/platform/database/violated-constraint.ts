/** On Citus the constraint's name has the shard's number as a suffix, and appears only in the message. */
export function violatedConstraint(error: unknown): string | undefined {
  const { constraint, message = '' } = error as { constraint?: string; message?: string };
  const named = constraint ?? / constraint "([^"]+)"/.exec(message)?.[1];
  return named?.replace(/_\d{6,}$/, '');
}
