import { canCall, canOpen, isGuardedCall, isGuardedScreen, type Visitor } from '@leadline/api-client';

type Asked = { readonly resource: string; readonly action: string };

/** The call behind each action on a list. */
const callBehind = ({ resource, action }: Asked): string =>
  ({
    create: `POST rest/${resource}`,
    edit: `PUT rest/${resource}/{id}`,
    delete: `DELETE rest/${resource}/{id}`,
    show: `GET rest/${resource}/{id}`,
  })[action] ?? `GET rest/${resource}`;

/** Answers react-admin's question about a list or a screen; what the server has no call for is refused. */
export const mayAct = (asked: Asked, visitor: Visitor): boolean => {
  const call = callBehind(asked);
  if (isGuardedCall(call)) return canCall(call, visitor);
  return isGuardedScreen(asked.resource) && canOpen(asked.resource, visitor);
};
