import { useMemo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  canCall,
  canOpen,
  canSend,
  claimsWithoutSignal,
  homeOf,
  isHeldTo,
  readClaims,
  type GuardedCall,
  type GuardedScreen,
  type Restriction,
} from '@leadline/api-client';
import { permissionsQuery } from '@/data/requests/permissions';
import { mayAct } from './access';

type NewLesson = 'lessons/createSingleLesson';

/** What whoever is signed in may do, without waiting: the shell has loaded the permissions before any screen asks. */
export const useAccess = () => {
  const { data: codes } = useSuspenseQuery(permissionsQuery);
  return useMemo(() => {
    const visitor = { claims: readClaims() ?? claimsWithoutSignal(), codes };
    const { claims } = visitor;
    const isStaff = claims?.user_type_code === 'INS';
    return {
      /** The page of one's own that staff without the whole barn land on; null for administrators. R255 */
      ownHome: isStaff ? homeOf(claims).replace(/^\/admin/, '') : null,
      mayOpenStaff: (personId: string) =>
        isStaff ? claims.user_person_id === personId : canCall('GET rest/staff', visitor),
      canCall: (call: GuardedCall) => canCall(call, visitor),
      canOpen: (screen: GuardedScreen) => canOpen(screen, visitor),
      /** React-admin's question about a list: `list`, `create`, `edit`. */
      canAct: (resource: string, action: string) => mayAct({ resource, action }, visitor),
      isHeldTo: (restriction: Restriction) => isHeldTo(restriction, visitor),
      canPlanWith: (field: Parameters<typeof canSend<NewLesson>>[1]) =>
        canSend('lessons/createSingleLesson', field, visitor),
    };
  }, [codes]);
};

export type Access = ReturnType<typeof useAccess>;
