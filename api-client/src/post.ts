import { answered, wire } from './client';
import type { Action, ActionReply, Input } from './contract';
import { once } from './once';

/** Sent again without an answer in between, or under the same `key`, an action has no second effect. */
export function post<Name extends Action>(name: Name, body: Input<Name>, key?: string): Promise<ActionReply<Name>>;
export function post(name: string, body: object, key?: string): Promise<unknown> {
  const send = (sentAs: string) =>
    answered(wire().POST(`/api/${name}`, { body, params: { header: { 'Idempotency-Key': sentAs } } }));
  return key === undefined ? once(`${name} ${JSON.stringify(body)}`, send) : send(key);
}
