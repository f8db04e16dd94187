import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { currentOf } from '@/features/day/sheet/now';
import type { Ride } from '@/data/day/roster';
import { cardsOf, nextCard, slotsOf, type Suggestion } from './board';
import { Lane } from './Lane';

type LanesProps = {
  readonly rides: readonly Ride[];
  readonly now: number;
  readonly opensAtNow: boolean;
  readonly suggestions: readonly Suggestion[];
};

const cardId = (element: EventTarget) => (element instanceof HTMLElement ? /^card-(.+)$/.exec(element.id)?.[1] : null);

/** Lessons across by time; the cards are one tab stop, walked with the arrow keys. */
export const Lanes = ({ rides, now, opensAtNow, suggestions }: LanesProps) => {
  const strip = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [current] = useState(() => (opensAtNow ? currentOf(rides, now)?.lesson.id : undefined));
  const cards = cardsOf(rides);
  const stop = cards.some((ids) => focused !== null && ids.includes(focused)) ? (focused ?? undefined) : cards[0]?.[0];
  const byPlace = new Map(suggestions.map((one) => [one.student.id, one]));
  useEffect(() => {
    if (current)
      strip.current?.querySelector(`[data-now="true"]`)?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cardId(event.target);
    const next = from && !event.altKey ? nextCard(cards, from, event.key) : undefined;
    if (!next) return;
    event.preventDefault();
    document.getElementById(`card-${next}`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cards within it are what is walked
    <div
      ref={strip}
      className="board-lanes"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const id = cardId(target);
        if (id) setFocused(id);
      }}
    >
      {slotsOf(rides).map(({ time, rides: together }) => (
        <section
          key={time}
          className="slot"
          aria-label={time}
          data-now={together.some(({ lesson }) => lesson.id === current) || undefined}
        >
          <h2 className="slot-time">{time}</h2>
          <div className="slot-lanes">
            {together.map((ride) => (
              <Lane key={ride.lesson.id} ride={ride} now={now} suggestions={byPlace} stop={stop} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
