import { useState } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useMakeFeed, useRevokeFeed, type Feed } from '@/data/requests/feeds';
import { useSay } from '@/ui/use-say';
import { FeedAddress } from './FeedAddress';
import { lastReadWords } from './last-read';

type Question = { readonly text: string; readonly yes: string; readonly no: string };

const ends: Question = {
  text: 'Every calendar with this address loses these lessons at its next look. The address never works again.',
  yes: 'Revoke the address',
  no: 'Keep it',
};
const renews: Question = {
  text: 'The address that is in use stops working. Each calendar has to be given the new one.',
  yes: 'Make a new address',
  no: 'Keep it',
};

type AskProps = { readonly question: Question; readonly act: () => void; readonly close: () => void };

const Ask = ({ question: { text, yes, no }, act, close }: AskProps) => (
  <div className="feed-question stack gap-2 round pad-3" role="group" aria-label={yes}>
    <p>{text}</p>
    <div className="feed-buttons row middle wrap gap-2">
      <Button size="small" variant="outlined" autoFocus onClick={close}>
        {no}
      </Button>
      <Button size="small" variant="contained" color="error" onClick={act}>
        {yes}
      </Button>
    </div>
  </div>
);

type FeedRowProps = {
  readonly feed: Feed;
  /** What it is of, where feeds of several things stand together: there they are only looked through. */
  readonly title?: string;
};

/** One address: its owner takes it along and renews it; administrators revoke those of others. */
export const FeedRow = ({ feed, title }: FeedRowProps) => {
  const { time_zone } = useBarn();
  const say = useSay();
  const make = useMakeFeed();
  const revoke = useRevokeFeed();
  const [asked, setAsked] = useState<Question | null>(null);
  // Whoever keeps the address goes on where the question was opened.
  const [before, setBefore] = useState<Question | null>(null);
  const ask = (question: Question) => {
    setAsked(question);
    setBefore(question);
  };
  const { feed_id, kind, subject_id, owner_name, address, last_read_at } = feed;
  const act = () => {
    setAsked(null);
    const done =
      asked === ends
        ? say.after(revoke.mutateAsync(feed_id), () => say.done('The address is revoked'))
        : say.after(make.mutateAsync({ kind, ...(kind !== 'barn' && { subject_id }) }), () =>
            say.done('The new address is ready'),
          );
    void done;
  };
  return (
    <li className="feed stack gap-2 shrinks">
      {title && <h3>{title}</h3>}
      {!title &&
        (address ? <FeedAddress address={address} /> : <p>{`Made by ${owner_name ?? 'somebody who left'}`}</p>)}
      <p className="muted">{lastReadWords(last_read_at, time_zone)}</p>
      {asked ? (
        <Ask question={asked} act={act} close={() => setAsked(null)} />
      ) : (
        <div className="feed-buttons row middle wrap gap-2">
          {address && !title && (
            <Button size="small" variant="text" autoFocus={before === renews} onClick={() => ask(renews)}>
              New address…
            </Button>
          )}
          <Button size="small" variant="text" color="error" autoFocus={before === ends} onClick={() => ask(ends)}>
            Revoke…
          </Button>
        </div>
      )}
    </li>
  );
};
