import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { neighbour, type Standing } from './neighbour';
import { useReading } from './reading';

export type Mark = Standing & {
  readonly key: string;
  /** The mark in words, with what it counts. */
  readonly says: string;
  /** What lies behind it. */
  readonly to: string;
  readonly shape: ReactNode;
};

/** What reads a mark: a pointer that is over it, the focus, or a finger, which hides it and so reads first. */
const useReadBy = () => {
  const { read, setRead } = useReading();
  const byFinger = useRef(false);
  return (mark: Mark) => {
    const { says, to } = mark;
    const begin = () => setRead({ says, to, byFinger: byFinger.current });
    return {
      onFocus: begin,
      onBlur: () => byFinger.current || setRead(null),
      onTouchStart: () => {
        byFinger.current = true;
      },
      onPointerDown: ({ pointerType }: { readonly pointerType: string }) => {
        if (pointerType === 'mouse') byFinger.current = false;
      },
      onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => pointerType === 'touch' || begin(),
      onClick: (event: MouseEvent) => {
        if (!byFinger.current || (read?.byFinger && read.to === to && read.says === says)) return;
        event.preventDefault();
        begin();
      },
    };
  };
};

/** The marks of a plot, each a link: one stop of the Tab key, and from there on by arrows. */
export const Marks = ({ marks }: { readonly marks: readonly Mark[] }) => {
  const [chosen, setChosen] = useState(0);
  const { read, setRead } = useReading();
  const readBy = useReadBy();
  const current = Math.min(chosen, marks.length - 1);
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const next = neighbour(marks, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<SVGAElement>('a')[next]?.focus();
  };
  return (
    <g onKeyDown={onKeyDown} onPointerLeave={() => read?.byFinger || setRead(null)}>
      {marks.map((mark, at) => {
        const { onFocus, ...reading } = readBy(mark);
        return (
          <Link
            key={mark.key}
            to={mark.to}
            className="plot-mark"
            aria-label={mark.says}
            tabIndex={at === current ? 0 : -1}
            {...reading}
            onFocus={() => {
              setChosen(at);
              onFocus();
            }}
          >
            {mark.shape}
          </Link>
        );
      })}
    </g>
  );
};
