import { ApiError } from './api-error';

/** Idempotency key, one per action of a person. */
export const newKey = (): string => {
  // randomUUID exists on secure origins only; a barn's own server may be plain http on the local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Keys of actions without an answer yet, by what was sent. */
const unanswered = new Map<string, string>();

const isAnswer = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * The same action sent again, because its answer was lost or a button was tapped twice, goes under the same key: whatever arrived,
 * each success that somebody is told of is one effect. After another action was done it is meant anew: that one may have undone it.
 */
export const once = async <Answer>(action: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
  const key = unanswered.get(action) ?? newKey();
  unanswered.set(action, key);
  try {
    const answer = await send(key);
    unanswered.clear();
    return answer;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(action);
    else unanswered.set(action, key);
    throw error;
  }
};
