import { withGridSemantics } from './grid-semantics';

const canvasOf = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

it('takes back what the month claims to be', () => {
  const canvas = canvasOf('<div role="table"><div role="row"><button role="cell">9</button></div></div>');
  withGridSemantics(canvas);
  expect(canvas.querySelectorAll('[role]')).toHaveLength(0);
});
