import { Tag } from '@/ui/Tag';
import { useWaiting } from '@/data/without-signal/waiting';

/** Beside a rider: what is shown is not saved, or has to be decided about. */
export const NotSaved = ({ lessonPersonId }: { readonly lessonPersonId: string }) => {
  const { marks } = useWaiting();
  const own = marks.filter((mark) => mark.lessonPersonId === lessonPersonId);
  if (own.length === 0) return null;
  const isAsked = own.some(({ problem }) => problem !== null);
  return <Tag tone={isAsked ? 'danger' : 'warning'}>{isAsked ? 'not saved: see above' : 'not saved yet'}</Tag>;
};
