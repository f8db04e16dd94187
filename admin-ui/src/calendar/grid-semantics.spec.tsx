import { waitFor } from '@testing-library/react';
import { withGridSemantics } from './grid-semantics';

const canvasOf = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

it('takes back what the month claims to be', () => {
  const canvas = canvasOf('<div role="table"><div role="row"><button role="cell">9</button></div></div>');
  withGridSemantics(canvas);
  expect(canvas.querySelectorAll('[role]')).toHaveLength(0);
});

it('lets the hours be scrolled by keyboard, also those that are drawn later', async () => {
  const canvas = canvasOf('<div class="rbc-time-content"></div>');
  const stop = withGridSemantics(canvas);
  canvas.append(canvasOf('<div class="rbc-time-content"></div>'));
  await waitFor(() =>
    expect([...canvas.querySelectorAll<HTMLElement>('.rbc-time-content')].map(({ tabIndex }) => tabIndex)).toEqual([
      0, 0,
    ]),
  );
  stop?.();
});
