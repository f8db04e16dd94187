import { describeBadInput } from './bad-input.js';

describeBadInput(
  'everything else',
  ({ path }) => !/^(lessons|lesson_people|students|rest|horses|products)\//.test(path),
);
