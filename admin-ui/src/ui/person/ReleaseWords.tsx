import type { Strike } from '@/data/requests/strikes';

const MAILS: Record<NonNullable<Strike['release']>['mail'], string> = {
  planned: 'The family is told by mail, in the daytime, and the days are counted from that mail.',
  waiting: 'The family’s mail has not gone out yet; the days are counted from it.',
  sent: 'The family was told by mail.',
  lost: 'The mail reached nobody in the family, so nothing is released by itself: tell them, or release the places.',
};

/** When places are released by themselves, where the policy says so, and what the family knows of it. */
export const ReleaseWords = ({ strike: { release } }: { strike: Strike }) =>
  release && (
    <span className="muted">{release.mail === 'lost' ? MAILS.lost : `${release.sentence} ${MAILS[release.mail]}`}</span>
  );
