import { sessionsOf, type SessionOfStudent } from '../../enrollment/contracts.js';
import type { CartLine } from '../domain/purchase.js';

type Asked = Parameters<typeof sessionsOf>[0];
type Line = Pick<CartLine, 'productId' | 'studentId' | 'registration' | 'share'>;

/** The session of a line, if its rider is registered there. F12 */
export const sessionOf = (
  { studentId, productId, registration }: Line,
  sessions: readonly SessionOfStudent[],
): SessionOfStudent | undefined =>
  sessions.find((one) => one.studentId === studentId && one.productId === productId && one.title === registration);

/** Lines that are bought for a session know what of it their rider joined. Nothing is asked where none is. */
export async function withShares<One extends Line>(asked: Asked, lines: readonly One[]): Promise<One[]> {
  const registered = lines.flatMap(({ registration, studentId }) => (registration && studentId ? studentId : []));
  if (registered.length === 0) return [...lines];
  const sessions = await sessionsOf(asked, registered);
  return lines.map((line) => ({ ...line, share: line.registration ? sessionOf(line, sessions)?.share : undefined }));
}
