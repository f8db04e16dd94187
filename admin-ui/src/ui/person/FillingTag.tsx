import { Tag } from '@/ui/Tag';

type FillingTagProps = {
  readonly filling: 'waiting' | 'filled' | 'not_filled' | null;
  /** What the cancellation is called otherwise: what was filled is called by what it gave. */
  readonly children: string;
};

/** Of a cancelled place: that it waits for somebody to take it, or that nobody did. */
export const FillingTag = ({ filling, children }: FillingTagProps) => {
  if (filling === 'waiting') return <Tag tone="info">waits for the place to be filled</Tag>;
  return <Tag tone="plain">{filling === 'not_filled' ? 'place was not filled' : children}</Tag>;
};
