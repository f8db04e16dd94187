import { useRef } from 'react';
import { useBarn } from '@/data/requests/barn';
import { useFeeds, type Feed } from '@/data/requests/feeds';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { FeedRow } from './FeedRow';
import { Subscribe } from './Subscribe';

const titleOf = ({ kind, subject_name, owner_name, is_own }: Feed): string =>
  is_own === 1 ? `${subject_name ?? kind}, yours` : `${subject_name ?? kind}, made by ${owner_name ?? 'somebody'}`;

/** Every address by which calendars read this barn's lessons, for whoever answers for them. */
export const BarnFeeds = () => {
  const { farm_name } = useBarn();
  const { data: feeds = [] } = useFeeds();
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const others = feeds.filter(({ kind }) => kind !== 'barn');
  return (
    <div ref={whole} className="ruled-above pad-3-0">
      <Subscribe about={{ kind: 'barn' }} name={farm_name} />
      {others.length > 0 && (
        <ul className="feed-list">
          {others.map((feed) => (
            <FeedRow key={feed.feed_id} feed={feed} title={titleOf(feed)} />
          ))}
        </ul>
      )}
    </div>
  );
};
