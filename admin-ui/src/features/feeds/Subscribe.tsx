import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useFeeds, useMakeFeed, type FeedAbout } from '@/data/requests/feeds';
import { Unanswered } from '@/ui/states';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { useSay } from '@/ui/use-say';
import { FeedRow } from './FeedRow';
import '@/ui/fold.css';
import './feeds.css';

type SubscribeProps = {
  readonly about: FeedAbout;
  /** As in "the lessons of Maya Reyes". */
  readonly name: string;
};

const Feeds = ({ about, name }: SubscribeProps) => {
  const { data: feeds, error, refetch } = useFeeds(about);
  const make = useMakeFeed();
  const say = useSay();
  if (!feeds) return <Unanswered error={error} refetch={refetch} rows={2} />;
  const hasOwn = feeds.some(({ is_own }) => is_own === 1);
  return (
    <>
      <p className="muted">
        {`The lessons of ${name} in Google Calendar, Outlook or on your phone, kept up to date by themselves. ` +
          'Whoever has the address can read them: give it to nobody else.'}
      </p>
      {!hasOwn && (
        <Button
          variant="outlined"
          size="small"
          disabled={make.isPending}
          onClick={() => void say.after(make.mutateAsync(about), () => say.done('The address is ready'))}
        >
          Make an address
        </Button>
      )}
      {feeds.length > 0 && (
        <ul className="feed-list">
          {feeds.map((feed) => (
            <FeedRow key={feed.feed_id} feed={feed} />
          ))}
        </ul>
      )}
    </>
  );
};

/** Asked for by few, so it is folded, and loaded only when it is opened. */
export const Subscribe = (asked: SubscribeProps) => {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDetailsElement>(null);
  useKeptFocus(whole);
  return (
    <details
      ref={whole}
      className="fold subscribe no-print"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Subscribe in your calendar</summary>
      {isOpen && <Feeds {...asked} />}
    </details>
  );
};
