import { answered, wire } from './client';
import type { Action, ActionReply, Input } from './contract';
import { newKey, once } from './once';

/** Sent again without an answer in between, or under the same `key`, an action has no second effect. */
export function post<Name extends Action>(name: Name, body: Input<Name>, key?: string): Promise<ActionReply<Name>>;
export function post(name: string, body: object, key?: string): Promise<unknown> {
  const send = (sentAs: string) =>
    answered(wire().POST(`/api/${name}`, { body, params: { header: { 'Idempotency-Key': sentAs } } }));
  return key === undefined ? once(`${name} ${JSON.stringify(body)}`, send) : send(key);
}

/** A question with more words than an address holds: it does nothing, so what was sent before it without an answer stays unanswered. */
export const ask = <Name extends Action>(name: Name, question: Input<Name>): Promise<ActionReply<Name>> =>
  post(name, question, newKey());
