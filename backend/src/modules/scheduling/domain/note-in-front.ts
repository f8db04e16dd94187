const BETWEEN = ' previous note: ';

/** Notes without a message that was put in front of them; as they are if it does not stand there any more. D14 */
export function withoutMessage(notes: string, message: string): string {
  if (notes === message) return '';
  return notes.startsWith(message + BETWEEN) ? notes.slice(message.length + BETWEEN.length) : notes;
}
