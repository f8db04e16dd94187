import { useState, type ReactNode } from 'react';
import { useSetRolePermission, type Permission, type Role } from '@/data/requests/roles';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { isLastGrant, nameOf, type RoleBook } from './role-book';

type Cell = { readonly role: Role; readonly permission: Permission };
export type ClickPermission = (cell: Cell, held: boolean) => void;

const LastPermission = ({ cell, onTake, onClose }: { cell: Cell; onTake: () => void; onClose: () => void }) => {
  const { role, permission } = cell;
  const [who, verb] = [count(role.staff_count, 'person', 'people'), role.staff_count === 1 ? 'has' : 'have'];
  return (
    <Modal danger values={{}} onSubmit={onTake} onSaved={onClose}>
      <Question
        title={`Take the last permission from ${nameOf(role)}?`}
        submitLabel={`Take ${permission.name} away`}
        cancelLabel="Keep it"
        onClose={onClose}
      >
        <p>{`${who} ${verb} this role. Without it they see their home page and nothing else.`}</p>
      </Question>
    </Modal>
  );
};

/** What a click on a permission does, and the question that comes before the last one of a role in use is taken. R025 R026 */
export const usePermissionClick = (book: RoleBook | undefined): { click: ClickPermission; question: ReactNode } => {
  const { mutateAsync } = useSetRolePermission();
  const say = useSay();
  const [asked, setAsked] = useState<Cell | null>(null);
  const save = ({ role, permission }: Cell, held: boolean, isForeseen = false): void =>
    void say.after(mutateAsync({ role_id: role.id, permission_id: permission.id, held }), ({ warnings }) =>
      say.done(`Saved: ${nameOf(role)} ${held ? 'has' : 'no longer has'} ${permission.name}`, {
        undo: () => save({ role, permission }, !held),
        warnings: isForeseen ? undefined : warnings,
      }),
    );
  const click: ClickPermission = (cell, held) => {
    const { role, permission } = cell;
    if (!held && book && role.staff_count > 0 && isLastGrant(book, role.id, permission)) setAsked(cell);
    else save(cell, held);
  };
  const question = asked && (
    <LastPermission cell={asked} onTake={() => save(asked, false, true)} onClose={() => setAsked(null)} />
  );
  return { click, question };
};
